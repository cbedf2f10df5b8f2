import type { Mail } from '../../clients/mailer.ts';
import { layOut } from '../layout.ts';

/** Asks the address that a member wants to have. It says nothing of who they are. */
export function confirmNewEmail(to: string, url: string): Mail {
  const letter = layOut({
    greeting: 'Hello!',
    paragraphs: ['A member of Datewright wants to use this email address from now on. If that is you, confirm it.'],
    button: { label: 'Confirm this address', url },
    closing: 'The link works once, for 24 hours. If you do not know about this, ignore this mail and nothing happens.',
  });
  return { to, subject: 'Confirm your new email address for Datewright', ...letter };
}
