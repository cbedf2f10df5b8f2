import { guaranteeDays } from '@datewright/contracts/plans';
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

/** Whom the contract is with. Empty settings are left out. */
export interface ContractDetails {
  operator: { name: string; address: string; email: string };
  termsUrl: string;
}

/** The receipt of a payment, which also confirms the contract on a durable medium. */
export function receiptMail(
  to: string,
  { number, description, amount, currency, at, url }: ReceiptDetails,
  { operator, termsUrl }: ContractDetails,
): Mail {
  const paid = formatPrice(amount, currency);
  const seller = [operator.name, operator.address, operator.email].filter(Boolean).join(', ');
  const letter = renderMail({
    greeting: 'Thank you!',
    paragraphs: [
      `We received your payment of ${paid} on ${formatLongDate(at)}.`,
      `${description}. Invoice ${number}, VAT included where it applies.`,
      ...(seller === '' ? [] : [`Your contract is with ${seller}.`]),
      `The plan renews until you cancel it. You can withdraw from the contract within ${guaranteeDays} days of buying or upgrading, without giving a reason: on your profile, under Billing.`,
    ],
    button: { label: 'See the invoice', url },
    closing: 'You can change or cancel your plan at any time under Membership & Benefits on your profile.',
    link: { label: 'Terms of Service', url: termsUrl },
  });
  return { to, subject: `Your Datewright receipt: ${paid}`, ...letter };
}
