/** Code shared by the remotes with billing pages. Each remote bundles its own copy; the shell does not include it. */
export { useFormatMoney } from './billing/format-money.ts';
export { isPaymentUrl, redirectToPayment, useRedirecting } from './billing/payment-redirect.ts';
export { type Portal, type PortalRequest, usePortal } from './billing/use-portal.ts';
