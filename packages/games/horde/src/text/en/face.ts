export const face = {};
