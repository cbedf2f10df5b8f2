/** Only the class of an error is reported, because its message may quote what a visitor typed. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
