/** A photo precedes a better one only if it is at most this many score points worse. */
export const maxMove = 0.5;
