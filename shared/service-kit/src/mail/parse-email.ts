import { emailPattern } from '@datewright/contracts/email-pattern';
import { AppError } from '../errors/app-error.ts';

/**
 * The address in the form that is stored and compared. Invisible characters (`Cf`), which come with pasted text, are
 * left out; other characters that no inbox has (`C`) throw `invalid_email`, as does whatever is no address.
 */
export function parseEmail(typed: string): string {
  const email = typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .normalize('NFC')
    .toLowerCase();
  if (!emailPattern.test(email) || /\p{C}/u.test(email))
    throw new AppError('invalid_email', { fields: { email: 'invalid' } });
  return email;
}
