import type { Invoice } from '@datewright/contracts/account/list-invoices';
import type { BillingCopy } from './copy/en.ts';

type Tone = 'good' | 'careful' | 'neutral';

/** The status of an invoice; a refund takes precedence over paid. */
export function toInvoiceStatus(
  { status, refunded, amount, currency }: Invoice,
  copy: BillingCopy['invoices'],
  money: (amount: number, currency: string) => string,
): { word: string; tone: Tone } {
  if (refunded > 0) {
    return {
      word: refunded >= amount ? copy.refunded : copy.partlyRefunded(money(refunded, currency)),
      tone: 'neutral',
    };
  }
  const tones = { paid: 'good', open: 'careful', void: 'neutral' } as const;
  return { word: copy.statuses[status], tone: tones[status] };
}
