/**
 * What the remotes with pages of billing have in common. Each brings a copy of its own: the shell carries none of it.
 */
export { longDate } from './billing/long-date.ts';
export { useMoney } from './billing/money.ts';
export { isPaymentPage, leaveFor, useLeaving } from './billing/payment-page.ts';
export { type Portal, type PortalRequest, usePortal } from './billing/use-portal.ts';
