import { z } from '@datewright/contracts/zod';

/**
 * `down` answers 503 and does nothing. `broken` answers 500 to calls with an idempotency key and, as Stripe does,
 * repeats that answer for the key. `slow` waits `seconds` first. `cut` does the work and then drops the connection.
 * With `times`, only that many calls are affected.
 */
export const apiBehaviour = z.object({
  api: z.enum(['ok', 'down', 'broken', 'slow', 'cut']),
  seconds: z._default(z.coerce.number().check(z.minimum(0), z.maximum(120)), 5),
  times: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
});
type ApiBehaviour = z.output<typeof apiBehaviour>;

export interface ApiSwitch {
  current(): ApiBehaviour;
  set(behaviour: ApiBehaviour): void;
  /** The behaviour for the current call. */
  next(): ApiBehaviour;
}

export function createApiSwitch(): ApiSwitch {
  const ok: ApiBehaviour = { api: 'ok', seconds: 5 };
  let current = ok;
  return {
    current: () => current,
    set(behaviour) {
      current = behaviour;
    },
    next() {
      const met = current;
      if (met.times !== undefined) current = met.times > 1 ? { ...met, times: met.times - 1 } : ok;
      return met;
    },
  };
}
