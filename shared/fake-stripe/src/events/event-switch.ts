import { z } from '@datewright/contracts/zod';

/**
 * `delay` waits `seconds` before the first attempt, `duplicate` sends each event twice at once, `reorder` collects for
 * `seconds` and sends the newest first, `drop` never sends.
 */
export const eventBehaviour = z.object({
  events: z.enum(['deliver', 'delay', 'duplicate', 'reorder', 'drop']),
  seconds: z._default(z.coerce.number().check(z.minimum(0), z.maximum(3600)), 2),
});
type EventBehaviour = z.output<typeof eventBehaviour>;

export interface EventSwitch {
  current(): EventBehaviour;
  set(behaviour: EventBehaviour): void;
}

export function createEventSwitch(): EventSwitch {
  let current: EventBehaviour = { events: 'deliver', seconds: 2 };
  return {
    current: () => current,
    set(behaviour) {
      current = behaviour;
    },
  };
}
