import { z } from '@datewright/contracts/zod';

/** `refuse` answers 550, `delay` accepts after `seconds`, `lose` accepts and drops. */
export const mailBehaviour = z.object({
  mode: z.enum(['accept', 'refuse', 'delay', 'lose']),
  seconds: z._default(z.number().check(z.minimum(0), z.maximum(120)), 5),
});
type MailBehaviour = z.output<typeof mailBehaviour>;

export interface MailSwitch {
  current(): MailBehaviour;
  set(behaviour: MailBehaviour): void;
}

export function createMailSwitch(): MailSwitch {
  let current: MailBehaviour = { mode: 'accept', seconds: 5 };
  return {
    current: () => current,
    set(behaviour) {
      current = behaviour;
    },
  };
}
