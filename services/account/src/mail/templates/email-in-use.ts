import type { Mail } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';

/** Informs an account's owner that somebody tried to use its address. `url` leads to the password reset. */
export function emailInUseMail(to: string, url: string): Mail {
  const letter = renderMail({
    greeting: 'Hello!',
    paragraphs: [
      'Someone tried to use your address for another Datewright account. It belongs to your account, so nothing was changed.',
      'If it was you, and you want to use this account instead, sign in with this address. Forgot the password?',
    ],
    button: { label: 'Choose a new password', url },
    closing: 'If it wasn’t you, there’s nothing to do: we didn’t tell them that this address has an account.',
  });
  return { to, subject: 'Someone tried to use your email address', ...letter };
}
