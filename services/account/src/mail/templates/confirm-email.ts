import type { Mail } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';

/** Contains nothing that the person who signed up could have typed, because the address may be a stranger's. */
export function confirmEmailMail(to: string, url: string): Mail {
  const letter = renderMail({
    greeting: 'Welcome to Datewright!',
    paragraphs: ['One tap and your account is ready: confirm that this address is yours.'],
    button: { label: 'Confirm my email', url },
    closing: 'The link works once, within 24 hours. If you did not sign up, ignore this email and nothing happens.',
  });
  return { to, subject: 'Confirm your email for Datewright', ...letter };
}
