import type { Mail } from '../../clients/mailer.ts';
import { layOut } from '../layout.ts';

/** The mail with the link that leads to a new password. */
export function resetPasswordMail(to: string, url: string): Mail {
  const letter = layOut({
    greeting: 'Hello!',
    paragraphs: ['Somebody, hopefully you, asked for a new password for your Datewright account.'],
    button: { label: 'Choose a new password', url },
    closing:
      'The link works once, for 60 minutes. If you did not ask, ignore this mail and your password stays as it is.',
  });
  return { to, subject: 'Your new password for Datewright', ...letter };
}
