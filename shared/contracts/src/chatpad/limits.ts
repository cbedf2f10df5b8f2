/** Maximum characters of one match's texts and one draft together. */
export const textMaxLength = 8000;

export const screenshotMaxBytes = 10 * 1024 * 1024;

/** Seconds that one request may take before its credit is released. */
export const suggestionTimeoutSeconds = 20;
