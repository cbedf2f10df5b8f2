/** Members and their matches are adults. */
export const adultAge = 18;
