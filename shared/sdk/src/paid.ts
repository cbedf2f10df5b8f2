/**
 * Paid work on a page. Each remote that sells some brings a copy of its own: the shell carries none of it.
 */
export { afterLeaving } from './paid/after-leaving.ts';
export { failureOf, type PaidFailure, ToldFailure } from './paid/failure.ts';
export { createPatience } from './paid/patience.ts';
export { type PaidState, usePaidRequest } from './paid/use-paid-request.ts';
