import type { CallResult } from './browser.ts';

/** What members saw since the last flush, and how many suggestion streams are open. */
export class Journal {
  inFlight = 0;
  readonly #seen = new Map<string, number>();

  record({ status, code }: Pick<CallResult, 'status' | 'code'>): void {
    const what = [status >= 200 && status < 300 ? 'ok' : status || '', code].filter((word) => word !== '').join(' ');
    const key = what.startsWith('ok ') ? what.slice(3) : what;
    this.#seen.set(key, (this.#seen.get(key) ?? 0) + 1);
  }

  countFailures(): number {
    return [...this.#seen].reduce((sum, [what, count]) => sum + (what === 'ok' ? 0 : count), 0);
  }

  /** Returns a summary such as `41 ok, 3 503 unavailable`, most frequent first, and resets the counts. */
  flush(): string {
    const words = [...this.#seen].sort((a, b) => b[1] - a[1]).map(([what, count]) => `${count}× ${what}`);
    this.#seen.clear();
    return words.join(', ');
  }
}
