import { layOut } from '@datewright/service-kit/mail/layout';
import type { Mail } from '@datewright/service-kit/mail/mail';
import { longDate } from '../words.ts';

/** The confirmation of a cancellation: what was cancelled and until when it runs. */
export function planCancelled(
  to: string,
  { plan, at, ends }: { plan: string; at: Date; ends: Date },
  url: string,
): Mail {
  const letter = layOut({
    greeting: 'Your cancellation is confirmed.',
    paragraphs: [
      `You cancelled ${plan} on ${longDate(at)}. It runs until ${longDate(ends)} and is not renewed: nothing more is charged.`,
      'After that you have the Free plan. Nothing of yours is deleted.',
    ],
    button: { label: 'Open your profile', url },
    closing: 'Changed your mind? Until then you can restore the plan under Membership & Benefits on your profile.',
  });
  return { to, subject: `Your Datewright plan ends on ${longDate(ends)}`, ...letter };
}
