/** Maximum characters of one match's texts and one draft together. */
export const textMaxLength = 8000;

export const screenshotMaxBytes = 10 * 1024 * 1024;

/** The number of suggestions that one credit promises. It is charged with the last of them, and fewer are free. */
export const minSuggestions = 3;
