import { layOut } from '@datewright/service-kit/mail/layout';
import type { Mail } from '@datewright/service-kit/mail/mail';
import { longDate, price } from '../words.ts';

export interface Bill {
  number: string;
  what: string;
  /** Euro. */
  amount: number;
  currency: string;
  at: Date;
  url: string;
}

/** The receipt of one paid invoice. */
export function receipt(to: string, { number, what, amount, currency, at, url }: Bill): Mail {
  const paid = price(amount, currency);
  const letter = layOut({
    greeting: 'Thank you!',
    paragraphs: [
      `We received your payment of ${paid} on ${longDate(at)}.`,
      `${what}. Invoice ${number}, VAT included where it applies.`,
    ],
    button: { label: 'See the invoice', url },
    closing: 'You can change or cancel your plan at any time under Membership & Benefits on your profile.',
  });
  return { to, subject: `Your Datewright receipt: ${paid}`, ...letter };
}
