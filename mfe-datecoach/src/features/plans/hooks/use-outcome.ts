import type { DateOutcome, Plan } from '@datewright/contracts/datecoach/plan';
import { useRef, useState } from 'react';
import { pickPlanFields, usePlans } from '../api/use-plans.ts';

/** How one date went: shown and saved at each tap, so that one tap is enough; put back when it could not be saved. */
export function useOutcome(plan: Plan) {
  const { save } = usePlans();
  const [wanted, setWanted] = useState<{ outcome: DateOutcome | null } | null>(null);
  const [failed, setFailed] = useState(false);
  const latest = useRef(plan);
  const turns = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** `null` deletes the answer. The last tap counts, whichever tab it was in. */
  function put(outcome: DateOutcome | null): void {
    turns.current += 1;
    const turn = turns.current;
    setWanted({ outcome });
    setFailed(false);
    queue.current = queue.current.then(async () => {
      const isKept = await keep(outcome).catch(() => false);
      if (turns.current !== turn) return;
      setFailed(!isKept);
      setWanted(null);
    });
  }

  async function keep(outcome: DateOutcome | null): Promise<boolean> {
    if (latest.current.version < plan.version) latest.current = plan;
    for (let attempt = 0; attempt < 3; attempt++) {
      const { id, version } = latest.current;
      const answer = await save(id, version, { ...pickPlanFields(latest.current), outcome });
      latest.current = answer.kind === 'saved' ? answer.plan : answer.newer;
      if (answer.kind === 'saved') return true;
    }
    return false;
  }

  return { outcome: wanted ? wanted.outcome : plan.outcome, put, failed };
}
