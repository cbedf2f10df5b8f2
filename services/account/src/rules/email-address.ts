import { AppError } from '@datewright/service-kit/errors/app-error';

// Simple on purpose: the confirmation mail is the real check. Spaces, quotes, brackets and commas are excluded, so that
// an
// address is never more than one recipient.
const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/;

/** The address in the form that is stored and compared. Throws `invalid_email`. */
export function parseEmail(typed: string): string {
  const email = typed.trim().normalize('NFC').toLowerCase();
  if (!emailPattern.test(email)) throw new AppError('invalid_email', { fields: { email: 'invalid' } });
  return email;
}
