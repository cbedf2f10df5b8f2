import type { Mail } from '../../clients/mailer.ts';
import { layOut } from '../layout.ts';

/** Tells a member that somebody tries passwords, and that nothing is to do. `url` shows where they are signed in. */
export function signInAttempts(to: string, url: string): Mail {
  const letter = layOut({
    greeting: 'Hello!',
    paragraphs: [
      'Somebody tries to sign in to your Datewright account with wrong passwords. We slow them down.',
      'Your own devices sign in as always. On a new device it may take a few seconds longer.',
      'If you use this password anywhere else, choose another one. You see where you are signed in here:',
    ],
    button: { label: 'See your devices', url },
    closing: 'We write this to you once, however long it goes on.',
  });
  return { to, subject: 'Somebody tries to sign in to your Datewright account', ...letter };
}
