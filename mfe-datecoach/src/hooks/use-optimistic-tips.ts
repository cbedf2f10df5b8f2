import { dateStatistics } from '@datewright/contracts/datecoach/date-statistics';
import type { SavedTip } from '@datewright/contracts/datecoach/saved-tip';
import { ApiError, useApi, useToast } from '@datewright/sdk/host';
import { writePersisted } from '@datewright/sdk/persisted-state';
import { useQuery, useQueryClient } from '@datewright/sdk/query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { applyPendingChanges, type PendingChanges, replaceTip, type TipInput } from '../lib/pending-tips.ts';
import { savedTipsQuery } from '../lib/saved-tips-query.ts';
import { useStorageKey } from './use-storage-key.ts';

/** Saved tips: changed on the page at once, and put back when the service did not take it. */
export function useOptimisticTips() {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const key = useStorageKey('saved-tips');
  const query = savedTipsQuery(api, key);
  const { queryKey } = query;
  const { data, isError, fetchStatus, refetch } = useQuery(query);
  const [wanted, setWanted] = useState<PendingChanges>(new Map());
  const turns = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    if (data) writePersisted('localStorage', key, data);
  }, [data, key]);

  /** Has the service save a tip, or with `null` remove it. One at a time, in the order in which they were wanted. */
  function order(id: string, tip: TipInput | null): Promise<boolean> {
    turns.current += 1;
    const turn = turns.current;
    setWanted((before) => new Map(before).set(id, { turn, tip }));
    const done = queue.current.then(() => carryOut(id, tip, turn));
    queue.current = done;
    return done;
  }

  async function carryOut(id: string, tip: TipInput | null, turn: number): Promise<boolean> {
    try {
      const saved = tip ? await save(tip) : await remove(id);
      // What was read while this went on may not have it.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (before: SavedTip[] | undefined) => replaceTip(before ?? [], id, saved));
      return true;
    } catch (error) {
      // Silent, but for what only the member can mend.
      if (error instanceof ApiError && error.code === 'too_many_tips') toast.error(error.message, { id: 'tips' });
      return false;
    } finally {
      setWanted((before) => (before.get(id)?.turn === turn ? omitPending(before, id) : before));
      if (turns.current === turn) void queries.invalidateQueries({ queryKey });
    }
  }

  async function save(item: TipInput): Promise<SavedTip | null> {
    const { data: saved } = await api.call(dateStatistics, { body: { action: 'save', item } });
    return saved?.[0] ?? null;
  }

  async function remove(itemId: string): Promise<null> {
    await api.call(dateStatistics, { body: { action: 'delete', itemId } });
    return null;
  }

  const tips = useMemo(() => applyPendingChanges(data ?? [], wanted), [data, wanted]);
  // Without a connection the query waits for one, and says nothing.
  const isStuck = isError || fetchStatus === 'paused';
  return {
    tips,
    order,
    state: data ? ('there' as const) : isStuck ? ('unread' as const) : ('loading' as const),
    refetch: () => void refetch(),
  };
}

function omitPending(wanted: PendingChanges, id: string): PendingChanges {
  const rest = new Map(wanted);
  rest.delete(id);
  return rest;
}
