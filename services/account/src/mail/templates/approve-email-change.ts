import type { Mail } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';

/** Asks the current address to approve the change. */
export function approveEmailChangeMail(to: string, wanted: string, url: string): Mail {
  const letter = renderMail({
    greeting: 'Hello!',
    paragraphs: [
      `Someone, hopefully you, wants to change the email address of your Datewright account to ${wanted}.`,
      'It only happens if you approve it and the new address confirms it too. If this wasn’t you, refuse it: someone knows your password or is using one of your devices.',
    ],
    button: { label: 'Approve or refuse', url },
    closing: 'The link works once, within 24 hours. If you do nothing, your address stays as it is.',
  });
  return { to, subject: 'Change your Datewright email address?', ...letter };
}
