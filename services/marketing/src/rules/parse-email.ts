import { AppError } from '@datewright/service-kit/errors/app-error';

// Simple on purpose, because the confirmation mail is the real check. It allows no spaces, quotes, brackets or commas,
// so that an address is never more than one recipient.
const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/;

/** Normalizes an email address. Throws `invalid_email`. */
export function parseEmail(typed: string): string {
  const email = typed.trim().normalize('NFC').toLowerCase();
  if (!emailPattern.test(email)) throw new AppError('invalid_email', { fields: { email: 'invalid' } });
  return email;
}
