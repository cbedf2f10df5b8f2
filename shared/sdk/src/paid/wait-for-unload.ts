import { ApiError } from '@datewright/sdk/host';

/** Milliseconds in which a page that is being left is gone. */
const unloadDelay = 300;

/**
 * A page that is left ends its calls first, and they look like a dead network. Waits before such a failure is believed:
 * a page that is gone then never says or does anything about it.
 */
export async function waitForUnload(error: unknown): Promise<void> {
  if (error instanceof ApiError && error.status > 0) return;
  await new Promise((resolve) => setTimeout(resolve, unloadDelay));
}
