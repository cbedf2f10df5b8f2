import type { Mail } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';

/**
 * Informs a member that their password changed, and what to do if it wasn't them. `url` leads to the password reset.
 */
export function passwordChangedMail(to: string, url: string): Mail {
  const letter = renderMail({
    greeting: 'Hello!',
    paragraphs: [
      'The password of your Datewright account was just changed, and your other devices were signed out.',
      'If that was you, there is nothing to do. If it wasn’t, take your account back now:',
    ],
    button: { label: 'Choose another password', url },
    closing: 'We send this whenever the password changes.',
  });
  return { to, subject: 'Your Datewright password was changed', ...letter };
}
