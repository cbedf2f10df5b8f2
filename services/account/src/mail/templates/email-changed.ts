import { layOut } from '@datewright/service-kit/mail/layout';
import type { Mail } from '@datewright/service-kit/mail/mail';

/** Tells the address that was left. `url` leads to our people: nothing here opens the account any more. */
export function emailChanged(to: string, now: string, url: string): Mail {
  const letter = layOut({
    greeting: 'Hello!',
    paragraphs: [
      `The email address of your Datewright account was changed to ${now}, and your other devices were signed out.`,
      'If that was you, there is nothing to do. If it was not, somebody could open this inbox: secure it first, then write to us.',
    ],
    button: { label: 'This wasn’t me', url },
    closing: 'This address does not open your account any more.',
  });
  return { to, subject: 'Your Datewright email address was changed', ...letter };
}
