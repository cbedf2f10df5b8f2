import { AppError } from '@datewright/service-kit/errors/app-error';

// Plain on purpose: the confirmation mail is the real check. No spaces, quotes, brackets or commas, so that an address
// is never more than one recipient.
const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/;

/** The address as it is compared and kept. Throws `invalid_email`. */
export function parseEmail(typed: string): string {
  const email = typed.trim().normalize('NFC').toLowerCase();
  if (!emailPattern.test(email)) throw new AppError('invalid_email', { fields: { email: 'invalid' } });
  return email;
}
