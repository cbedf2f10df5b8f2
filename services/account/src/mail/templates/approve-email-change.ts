import type { Mail } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';

/** Asks the current address to approve the change. */
export function approveEmailChangeMail(to: string, wanted: string, url: string): Mail {
  const letter = renderMail({
    greeting: 'Hello!',
    paragraphs: [
      `Somebody, hopefully you, wants to change the email address of your Datewright account to ${wanted}.`,
      'It only happens when you approve it here and the new address confirms it too. If it was not you, refuse it there: somebody then knows your password or uses a device of yours.',
    ],
    button: { label: 'Approve or refuse', url },
    closing: 'The link works once, for 24 hours. If you do nothing, your address stays as it is.',
  });
  return { to, subject: 'Change your Datewright email address?', ...letter };
}
