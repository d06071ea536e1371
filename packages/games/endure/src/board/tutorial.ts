/** The mission that teaches the game. */
export const tutorial = 'CG00';
