import type { Mail } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';
import { formatLongDate } from '../format.ts';

/** Confirms a cancellation: which plan, and until when it runs. */
export function planCancelledMail(
  to: string,
  { plan, at, ends }: { plan: string; at: Date; ends: Date },
  url: string,
): Mail {
  const letter = renderMail({
    greeting: 'Your cancellation is confirmed.',
    paragraphs: [
      `You cancelled ${plan} on ${formatLongDate(at)}. It runs until ${formatLongDate(ends)} and doesn’t renew, so you won’t be charged again.`,
      'After that you have the Free plan. None of your data is deleted.',
    ],
    button: { label: 'Open your profile', url },
    closing: 'Changed your mind? Until then you can restore the plan under Membership & Benefits on your profile.',
  });
  return { to, subject: `Your Datewright plan ends on ${formatLongDate(ends)}`, ...letter };
}
