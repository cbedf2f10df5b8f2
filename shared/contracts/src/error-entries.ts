/** Errors by code, with the HTTP status and the English message for members. */
export type ErrorEntries = Record<string, { status: number; message: string }>;
