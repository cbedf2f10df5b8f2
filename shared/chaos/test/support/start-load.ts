import { setTimeout as pause } from 'node:timers/promises';

export interface Load {
  /** Turns that ended so far, well or not. */
  count: () => number;
  /** What the failed turns said. */
  failures: string[];
  stop: () => Promise<void>;
}

/**
 * Lets each client take one turn after the other until `stop`, with random pauses of up to `maxPauseMs` milliseconds. A
 * turn that throws counts as failed.
 */
export function startLoad<Client>(
  clients: readonly Client[],
  takeTurn: (client: Client, turn: number) => Promise<void>,
  maxPauseMs = 30,
): Load {
  const failures: string[] = [];
  let count = 0;
  let isOver = false;
  async function use(client: Client) {
    for (let turn = 0; !isOver; turn++) {
      await takeTurn(client, turn).catch((error) => failures.push(String(error)));
      count += 1;
      await pause(Math.random() * maxPauseMs);
    }
  }
  const ended = Promise.all(clients.map(use));
  return {
    failures,
    count: () => count,
    async stop() {
      isOver = true;
      await ended;
    },
  };
}
