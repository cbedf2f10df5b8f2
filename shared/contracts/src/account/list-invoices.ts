import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { amount } from './billing-fields.ts';

export const invoice = z.object({
  id: z.string(),
  /** `null` while it is a draft. */
  number: z.nullable(z.string()),
  at: z.string(),
  description: z.string(),
  ...amount,
  refunded: z.number(),
  status: z.enum(['paid', 'open', 'void']),
  downloadUrl: z.nullable(z.string()),
  viewUrl: z.nullable(z.string()),
});
export type Invoice = z.infer<typeof invoice>;

export const listInvoices = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/invoices',
  audience: 'member',
  summary: 'The member’s newest invoices, at most 24, with links to download them.',
  response: z.object({ invoices: z.array(invoice) }),
});
