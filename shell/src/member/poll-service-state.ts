import { healthPath, healthReport } from '@datewright/contracts/health';
import { z } from '@datewright/contracts/zod';

const timeoutMs = 5000;
const firstDelayMs = 2000;
const maxDelayMs = 30_000;

/** Asks the edge whether a service is ready. No answer means that the edge itself can't be reached, so neither can the service. */
async function isServiceReady(service: string): Promise<boolean> {
  try {
    const response = await fetch(healthPath, { signal: AbortSignal.timeout(timeoutMs) });
    const { services } = z.parse(healthReport, await response.json());
    return services[service] === 'ready';
  } catch {
    return false;
  }
}

/**
 * Asks the edge for the state of a service, at once and then at growing intervals until it is ready, and calls `onState`
 * with each answer. Returns the function that ends it.
 */
export function pollServiceState(service: string, onState: (isReady: boolean) => void): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function ask(delayMs: number) {
    const isReady = await isServiceReady(service);
    if (isOver) return;
    onState(isReady);
    // The pages that lost a service at the same time should not ask again at the same time.
    const jitter = 0.8 + Math.random() * 0.4;
    if (!isReady) timer = setTimeout(() => void ask(Math.min(delayMs * 2, maxDelayMs)), delayMs * jitter);
  }
  void ask(firstDelayMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
