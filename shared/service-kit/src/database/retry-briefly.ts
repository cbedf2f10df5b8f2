import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../errors/start-or-exit.ts';

/** For a start: several instances may start at once, and the embedded server then refuses all but the first. */
export async function retryBriefly<Done>(work: () => Promise<Done>): Promise<Done> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 4 || error instanceof StartError) throw error;
      await wait(attempt * 50);
    }
  }
}
