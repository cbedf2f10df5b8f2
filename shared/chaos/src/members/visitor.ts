import { setTimeout as pause } from 'node:timers/promises';
import { fetchAsBrowser } from '@datewright/testkit/fetch-as-browser';
import type { Journal } from './journal.ts';

/** Reads one public address after the other until it is stopped. */
export async function visit(urls: readonly string[], journal: Journal, stop: AbortSignal): Promise<void> {
  for (let turn = 0; urls.length > 0 && !stop.aborted; turn++) {
    const url = urls[turn % urls.length] ?? '';
    const answer = await fetchAsBrowser(url, { headers: { accept: '*/*' }, signal: AbortSignal.timeout(30_000) }).then(
      async (response) => {
        await response.arrayBuffer();
        return { status: response.status, code: '' };
      },
      () => ({ status: 0, code: 'no answer' }),
    );
    journal.record({ ...answer, code: answer.code || (answer.status === 200 ? '' : new URL(url).pathname) });
    await pause(20 + Math.random() * 60);
  }
}
