/** What is reported of an error: its class. The message may quote what a visitor typed. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
