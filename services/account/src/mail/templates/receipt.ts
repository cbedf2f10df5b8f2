import type { Mail } from '@datewright/service-kit/mail/mail';
import { renderMail } from '@datewright/service-kit/mail/mail-layout';
import { formatLongDate, formatPrice } from '../format.ts';

export interface ReceiptDetails {
  number: string;
  description: string;
  /** Euro. */
  amount: number;
  currency: string;
  at: Date;
  url: string;
}

export function receiptMail(to: string, { number, description, amount, currency, at, url }: ReceiptDetails): Mail {
  const paid = formatPrice(amount, currency);
  const letter = renderMail({
    greeting: 'Thank you!',
    paragraphs: [
      `We received your payment of ${paid} on ${formatLongDate(at)}.`,
      `${description}. Invoice ${number}, VAT included where it applies.`,
    ],
    button: { label: 'See the invoice', url },
    closing: 'You can change or cancel your plan at any time under Membership & Benefits on your profile.',
  });
  return { to, subject: `Your Datewright receipt: ${paid}`, ...letter };
}
