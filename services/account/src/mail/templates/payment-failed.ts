import type { Mail } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';
import { formatLongDate, formatPrice } from '../format.ts';
import type { ReceiptDetails } from './receipt.ts';

/** Says that a renewal payment failed, and until when it can be paid. */
export function paymentFailedMail(
  to: string,
  { amount, currency, dueBy, url }: ReceiptDetails & { dueBy: Date },
): Mail {
  const letter = renderMail({
    greeting: 'Hello!',
    paragraphs: [
      `We could not collect ${formatPrice(amount, currency)} for your plan: your bank declined the payment.`,
      `Nothing is lost yet. Your plan continues until ${formatLongDate(dueBy)}. To keep it, make sure there’s enough money on your card, or add a new one: we charge it at once.`,
    ],
    button: { label: 'Check your card', url },
    closing: 'If you meant to cancel, there’s nothing to do: the plan ends then, and you won’t be charged again.',
  });
  return { to, subject: 'Your Datewright payment did not go through', ...letter };
}
