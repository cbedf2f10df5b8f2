import { ApiError } from '@datewright/sdk/host';

/** Milliseconds within which a page that the browser leaves is unloaded. */
const unloadDelay = 300;

/**
 * Leaving a page aborts its calls first, which looks like a network failure. Waits before such a failure is handled, so
 * that a page that is being unloaded never shows or does anything about it.
 */
export async function waitForUnload(error: unknown): Promise<void> {
  if (error instanceof ApiError && error.status > 0) return;
  await new Promise((resolve) => setTimeout(resolve, unloadDelay));
}
