import type { Mail } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';

/** Informs a member that somebody is guessing passwords and that they need not act. `url` lists their sessions. */
export function signInAttemptsMail(to: string, url: string): Mail {
  const letter = renderMail({
    greeting: 'Hello!',
    paragraphs: [
      'Someone is trying to sign in to your Datewright account with wrong passwords. We’re slowing them down.',
      'Your own devices sign in as usual. On a new device it may take a few seconds longer.',
      'If you use this password anywhere else, choose another one. This is where you’re signed in:',
    ],
    button: { label: 'See your devices', url },
    closing: 'We send this email once, however long the attempts last.',
  });
  return { to, subject: 'Someone is trying to sign in to your Datewright account', ...letter };
}
