/** How many days the visitor cookie lasts: the edge sets it, and the policies and the cookie inventory show it. */
export const visitorCookieDays = 30;
