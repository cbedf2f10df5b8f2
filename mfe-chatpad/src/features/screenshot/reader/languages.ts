/** Languages of the recognizer, the most general first: Hungarian's letters contain the English ones. */
export const languages = ['hun', 'eng'] as const;
