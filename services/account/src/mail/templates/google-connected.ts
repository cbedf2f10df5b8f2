import type { Mail } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';

/** Informs a member that a Google account can now sign in to theirs. `url` leads to the security page. */
export function googleConnectedMail(to: string, url: string): Mail {
  const letter = renderMail({
    greeting: 'Hello!',
    paragraphs: [
      'Your Datewright account was just connected to the Google account with this address. You can sign in with either.',
      'If that wasn’t you, someone else can use your Google account. Secure it first, then sign out everywhere:',
    ],
    button: { label: 'See where you are signed in', url },
    closing: 'We send this once, when Google is connected.',
  });
  return { to, subject: 'Google is connected to your Datewright account', ...letter };
}
