declare module 'icon:*' {
  const drawing: import('./icon.tsx').IconDrawing;
  export default drawing;
}

declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export default classes;
}

declare module '*.md?raw' {
  const text: string;
  export default text;
}
