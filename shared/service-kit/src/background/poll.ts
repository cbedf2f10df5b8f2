import type { Logger } from 'pino';

interface PollOptions {
  /** Milliseconds between the starts of two rounds. */
  intervalMs: number;
  log: Logger;
  /** Logged for the first of several failures in a row. */
  failureMessage: string;
}

/** Runs a round now and again every `intervalMs`, never two at once, and does not keep the process alive. Returns what ends it. */
export function poll(round: () => Promise<void>, { intervalMs, log, failureMessage }: PollOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isFailing = false;
  let isStopped = false;

  async function runAndSchedule(): Promise<void> {
    const startedAt = performance.now();
    try {
      await round();
      isFailing = false;
    } catch (err) {
      if (!isFailing) log.warn({ err }, failureMessage);
      isFailing = true;
    }
    if (isStopped) return;
    timer = setTimeout(runAndSchedule, Math.max(0, intervalMs - (performance.now() - startedAt))).unref();
  }
  void runAndSchedule();

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
