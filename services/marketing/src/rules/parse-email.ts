import { emailPattern } from '@datewright/contracts/email-pattern';
import { AppError } from '@datewright/service-kit/errors/app-error';

/** Normalizes an email address. Throws `invalid_email`. */
export function parseEmail(typed: string): string {
  const email = typed.trim().normalize('NFC').toLowerCase();
  if (!emailPattern.test(email)) throw new AppError('invalid_email', { fields: { email: 'invalid' } });
  return email;
}
