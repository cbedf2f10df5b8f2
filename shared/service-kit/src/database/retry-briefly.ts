import { setTimeout as wait } from 'node:timers/promises';

/** For a start: several instances may start at once, and the embedded server then refuses all but the first. */
export async function retryBriefly<Done>(work: () => Promise<Done>): Promise<Done> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 4) throw error;
      await wait(attempt * 50);
    }
  }
}
