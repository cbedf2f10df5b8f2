/**
 * The inbox behind an address: `anna+news@…` and `anna@…` are the same. For limits only; stored, compared and mailed is
 * the address as typed.
 */
export const stripSubaddress = (email: string): string => email.replace(/^([^+]+)\+.*(@[^@]*)$/s, '$1$2');
