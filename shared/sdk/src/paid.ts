/**
 * Paid work on a page. Each remote that sells some brings a copy of its own: the shell carries none of it.
 */

export { type PaidFailure, StreamError, toPaidFailure } from './paid/paid-failure.ts';
export { createRetryPolicy } from './paid/retry-policy.ts';
export { type PaidState, usePaidRequest } from './paid/use-paid-request.ts';
export { waitForUnload } from './paid/wait-for-unload.ts';
