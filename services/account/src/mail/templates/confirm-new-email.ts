import type { Mail } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';

/** Asks the new address to confirm the change. It does not reveal who the member is. */
export function confirmNewEmailMail(to: string, url: string): Mail {
  const letter = renderMail({
    greeting: 'Hello!',
    paragraphs: ['A member of Datewright wants to use this email address from now on. If that is you, confirm it.'],
    button: { label: 'Confirm this address', url },
    closing:
      'The link works once, within 24 hours. If you know nothing about this, ignore this email and nothing happens.',
  });
  return { to, subject: 'Confirm your new email address for Datewright', ...letter };
}
