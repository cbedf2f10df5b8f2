import type { SavedTip } from '@datewright/contracts/datecoach/saved-tip';
import { ApiError, useApi, useToast } from '@datewright/sdk/host';
import { writePersisted } from '@datewright/sdk/persisted-state';
import { useQuery, useQueryClient } from '@datewright/sdk/query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { removeTip, savedTipsQuery, saveTip } from '../api/saved-tips.ts';
import { applyPendingChanges, type PendingChanges, replaceTip, type TipInput } from '../lib/pending-tips.ts';
import { useStorageKey } from './use-storage-key.ts';

/** Saved tips: a change shows at once and is reverted when the service refuses it. */
export function useOptimisticTips() {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const key = useStorageKey('saved-tips');
  const query = savedTipsQuery(api, key);
  const { queryKey } = query;
  const { data, isError, refetch } = useQuery(query);
  const [pending, setPending] = useState<PendingChanges>(new Map());
  const changeCount = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    if (data) writePersisted('localStorage', key, data);
  }, [data, key]);

  /** Saves a tip, or removes it for `null`. Changes are sent one at a time, in order. */
  function submitChange(id: string, tip: TipInput | null): Promise<boolean> {
    changeCount.current += 1;
    const number = changeCount.current;
    setPending((before) => new Map(before).set(id, { number, tip }));
    const done = queue.current.then(() => sendChange(id, tip, number));
    queue.current = done;
    return done;
  }

  async function sendChange(id: string, tip: TipInput | null, number: number): Promise<boolean> {
    try {
      const saved = tip ? await saveTip(api, tip) : await removeTip(api, id);
      // A fetch that started before this change may lack it.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (before: SavedTip[] | undefined) => replaceTip(before ?? [], id, saved));
      return true;
    } catch (error) {
      // Failures are silent, except when only the member can solve them.
      if (error instanceof ApiError && error.code === 'too_many_tips') toast.error(error.message, { id: 'tips' });
      return false;
    } finally {
      setPending((before) => (before.get(id)?.number === number ? omitPending(before, id) : before));
      if (changeCount.current === number) void queries.invalidateQueries({ queryKey });
    }
  }

  const tips = useMemo(() => applyPendingChanges(data ?? [], pending), [data, pending]);
  return {
    tips,
    submitChange,
    state: data ? ('ready' as const) : isError ? ('failed' as const) : ('loading' as const),
    refetch: () => void refetch(),
  };
}

function omitPending(pending: PendingChanges, id: string): PendingChanges {
  const rest = new Map(pending);
  rest.delete(id);
  return rest;
}
