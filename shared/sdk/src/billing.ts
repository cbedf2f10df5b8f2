/**
 * What the remotes with pages of billing have in common. Each brings a copy of its own: the shell carries none of it.
 */
export { formatLongDate } from './billing/format-long-date.ts';
export { useFormatMoney } from './billing/format-money.ts';
export { isPaymentUrl, redirectToPayment, useRedirecting } from './billing/payment-redirect.ts';
export { type Portal, type PortalRequest, usePortal } from './billing/use-portal.ts';
