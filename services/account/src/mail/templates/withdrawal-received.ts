import type { Withdrawal } from '@datewright/contracts/account/withdrawal';
import { plans } from '@datewright/contracts/plans';
import type { Mail } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';
import { formatPrice } from '../format.ts';

/** Acknowledges a withdrawal on a durable medium: what was declared, by whom and when. */
export function withdrawalReceivedMail(
  to: string,
  { reference, at, planType, amount, currency, name }: Withdrawal & { name: string },
  url: string,
): Mail {
  const letter = renderMail({
    greeting: `Hello ${name}!`,
    paragraphs: [
      `On ${at.replace('T', ' ').slice(0, 19)} UTC you withdrew from your contract for the plan ${plans[planType].name}. Reference: ${reference}.`,
      `The plan has ended, and we refund ${formatPrice(amount, currency)} the way you paid, without any fee. Your bank may take up to ten days to show it.`,
    ],
    button: { label: 'Open your profile', url },
    closing: 'Keep this email: it acknowledges receipt of your withdrawal.',
  });
  return { to, subject: `We received your withdrawal (${reference})`, ...letter };
}
