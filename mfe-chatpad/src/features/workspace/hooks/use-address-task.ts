import { useSearchParams } from '@datewright/sdk/router';
import { useEffect, useEffectEvent } from 'react';

type Task = 'paste' | 'reply';

/** Home links here with a task in the address: performs it once and removes it from there. */
export function useAddressTask(tasks: Record<Task, () => void>): void {
  const [search, setSearch] = useSearchParams();
  const wanted = (['paste', 'reply'] as const).find((task) => search.has(task));
  const runOnce = useEffectEvent((task: Task) => {
    tasks[task]();
    const rest = new URLSearchParams(search);
    rest.delete(task);
    setSearch(rest, { replace: true });
  });
  useEffect(() => {
    if (wanted) runOnce(wanted);
  }, [wanted]);
}
