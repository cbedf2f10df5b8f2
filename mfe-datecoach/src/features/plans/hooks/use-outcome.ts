import type { DateOutcome, Plan } from '@datewright/contracts/datecoach/plan';
import { useRef, useState } from 'react';
import { pickPlanFields, usePlans } from '../api/use-plans.ts';

/** The outcome of one date. Every tap is shown and saved at once, and reverted if saving fails. */
export function useOutcome(plan: Plan) {
  const { save } = usePlans();
  const [pending, setPending] = useState<{ outcome: DateOutcome | null } | null>(null);
  const [failed, setFailed] = useState(false);
  const latest = useRef(plan);
  const changeCount = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** `null` deletes the answer. The last tap wins, even over changes from another tab. */
  function put(outcome: DateOutcome | null): void {
    changeCount.current += 1;
    const change = changeCount.current;
    setPending({ outcome });
    setFailed(false);
    queue.current = queue.current.then(async () => {
      const isSaved = await saveOutcome(outcome).catch(() => false);
      if (changeCount.current !== change) return;
      setFailed(!isSaved);
      setPending(null);
    });
  }

  async function saveOutcome(outcome: DateOutcome | null): Promise<boolean> {
    if (latest.current.version < plan.version) latest.current = plan;
    for (let attempt = 0; attempt < 3; attempt++) {
      const { id, version } = latest.current;
      const answer = await save(id, version, { ...pickPlanFields(latest.current), outcome });
      latest.current = answer.kind === 'saved' ? answer.plan : answer.newer;
      if (answer.kind === 'saved') return true;
    }
    return false;
  }

  return { outcome: pending ? pending.outcome : plan.outcome, put, failed };
}
