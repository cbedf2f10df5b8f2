import type { Mail } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';

export function resetPasswordMail(to: string, url: string): Mail {
  const letter = renderMail({
    greeting: 'Hello!',
    paragraphs: ['Someone, hopefully you, asked for a new password for your Datewright account.'],
    button: { label: 'Choose a new password', url },
    closing:
      'The link works once, within 60 minutes. If you didn’t ask for it, ignore this email and your password stays as it is.',
  });
  return { to, subject: 'Your new password for Datewright', ...letter };
}
