// The browsers that this product supports need no vendor prefixes, and styled-components is never asked for them.
export * from 'stylis-whole';
export const prefixer = () => undefined;
