/** The one API version whose shapes are spoken here: that of the `stripe` package the product is built with. */
export const apiVersion = '2026-10-28.endive';
