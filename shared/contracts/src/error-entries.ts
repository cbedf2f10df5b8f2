/** Errors by code: the HTTP status of each and the sentence that a member reads, in English. */
export type ErrorEntries = Record<string, { status: number; message: string }>;
