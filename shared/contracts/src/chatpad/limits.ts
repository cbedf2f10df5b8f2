/** Characters that one match's texts and one draft may hold together. */
export const textMaxLength = 8000;

export const screenshotMaxBytes = 10 * 1024 * 1024;

/** Seconds that one request may take before the credit goes back. */
export const suggestionTimeoutSeconds = 20;
