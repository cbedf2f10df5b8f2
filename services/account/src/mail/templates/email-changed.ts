import type { Mail } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';

/** Informs the old address. `url` leads to support, because nothing in this mail can give access to the account. */
export function emailChangedMail(to: string, now: string, url: string): Mail {
  const letter = renderMail({
    greeting: 'Hello!',
    paragraphs: [
      `The email address of your Datewright account was changed to ${now}, and your other devices were signed out.`,
      'If that was you, there is nothing to do. If it wasn’t, someone has access to this inbox: secure it first, then write to us.',
    ],
    button: { label: 'This wasn’t me', url },
    closing: 'You can no longer sign in with this address.',
  });
  return { to, subject: 'Your Datewright email address was changed', ...letter };
}
