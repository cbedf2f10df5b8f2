/** From this width on, conversation and suggestions are side by side and scroll separately. */
export const wideQuery = '(min-width: 56rem)';
