/** Paid requests of a page. Each remote that makes some bundles its own copy; the shell does not include it. */

export { type PaidFailure, StreamError, toPaidFailure } from './paid/paid-failure.ts';
export { createRetryPolicy } from './paid/retry-policy.ts';
export { type PaidState, usePaidRequest } from './paid/use-paid-request.ts';
export { waitForUnload } from './paid/wait-for-unload.ts';
