/** From this width on, conversation and suggestions stand side by side and scroll apart. */
export const wideQuery = '(min-width: 56rem)';
