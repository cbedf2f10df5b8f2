import { listInvoices as call } from '@datewright/contracts/account/list-invoices';
import { listInvoices } from '../../use-cases/billing/list-invoices.ts';
import type { Route } from '../route.ts';

export const listInvoicesRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller }) => ({ invoices: await listInvoices(ctx, caller.user) }));
