/** Milliseconds that a message stays readable before the page redirects. */
export const redirectDelay = 3000;
export const expiredRedirectDelay = 2000;
