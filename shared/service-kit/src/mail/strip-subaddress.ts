/**
 * The inbox behind an address, for limits only: `anna+news@…` and `anna@…` are one. What is kept, compared and mailed is
 * the address as it was typed.
 */
export const stripSubaddress = (email: string): string => email.replace(/^([^+]+)\+.*(@[^@]*)$/s, '$1$2');
