/** The only API version that the stand-in serves: the one of the `stripe` package that the product uses. */
export const apiVersion = '2026-10-28.endive';
