/** The score points by which a photo may at most stand before a better one, for whatever reason. */
export const maxMove = 0.5;
