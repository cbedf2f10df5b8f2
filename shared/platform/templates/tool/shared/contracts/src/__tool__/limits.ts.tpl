/** Characters that a question may have. */
export const questionLimit = 2000;
/** Characters that an answer may have. */
export const answerLimit = 1000;
/** Seconds that the AI may take. */
export const answerSeconds = 20;
