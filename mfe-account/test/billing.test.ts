import type { Invoice } from '@datewright/contracts/account/list-invoices';
import { ApiError } from '@datewright/sdk/host';
import { billing } from '../src/features/billing/copy/en.ts';
import { toInvoiceStatus } from '../src/features/billing/invoice-status.ts';
import { toWithdrawalMessage } from '../src/features/billing/withdrawal-message.ts';

const failure = (code: string, status: number) => new ApiError({ code, status, message: 'no' });

test.each([
  [failure('withdrawal_over', 409), billing.withdrawal.over],
  [failure('network', 0), billing.withdrawal.offline],
  [failure('timeout', 0), billing.withdrawal.offline],
  [failure('payment_unavailable', 503), billing.withdrawal.failed],
  [failure('internal', 500), billing.withdrawal.failed],
  [new TypeError('ours'), billing.withdrawal.failed],
])('When a withdrawal fails with %s, then the member reads what is in force: %s', (error, sentence) => {
  expect(toWithdrawalMessage(error, billing.withdrawal)).toBe(sentence);
});

test.each([
  [{ status: 'paid' }, 'Paid'],
  [{ status: 'open' }, 'Open'],
  [{ status: 'void' }, 'Void'],
  [{ status: 'paid', refunded: 7.99 }, 'Refunded'],
  [{ status: 'paid', refunded: 2 }, '2 EUR refunded'],
] as const)('An invoice with %j shows: %s', (more, word) => {
  const invoice: Invoice = {
    id: 'in_1',
    number: 'DW-1',
    at: '2026-11-14T12:00:00Z',
    description: 'Starter',
    amount: 7.99,
    currency: 'EUR',
    refunded: 0,
    downloadUrl: null,
    viewUrl: null,
    ...more,
  };
  expect(toInvoiceStatus(invoice, billing.invoices, (amount, currency) => `${amount} ${currency}`).word).toBe(word);
});
