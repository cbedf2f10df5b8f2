import { dateStatistics } from '@datewright/contracts/datecoach/date-statistics';
import type { SavedTip } from '@datewright/contracts/datecoach/saved-tip';
import { ApiError, useApi, useToast } from '@datewright/sdk/host';
import { writeKept } from '@datewright/sdk/kept';
import { useQuery, useQueryClient } from '@datewright/sdk/query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useKey } from '../frame/keys.ts';
import { type TipToSend, type Wanted, withTip, withWanted } from './tip-list.ts';
import { tipsQuery } from './tips-query.ts';

/** Saved tips: changed on the page at once, and put back when the service did not take it. */
export function useTipList() {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const key = useKey('saved-tips');
  const query = tipsQuery(api, key);
  const { queryKey } = query;
  const { data, isError, fetchStatus, refetch } = useQuery(query);
  const [wanted, setWanted] = useState<Wanted>(new Map());
  const turns = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    if (data) writeKept('localStorage', key, data);
  }, [data, key]);

  /** Has the service save a tip, or with `null` remove it. One at a time, in the order in which they were wanted. */
  function order(id: string, tip: TipToSend | null): Promise<boolean> {
    turns.current += 1;
    const turn = turns.current;
    setWanted((before) => new Map(before).set(id, { turn, tip }));
    const done = queue.current.then(() => carryOut(id, tip, turn));
    queue.current = done;
    return done;
  }

  async function carryOut(id: string, tip: TipToSend | null, turn: number): Promise<boolean> {
    try {
      const saved = tip ? await save(tip) : await remove(id);
      // What was read while this went on may not have it.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (before: SavedTip[] | undefined) => withTip(before ?? [], id, saved));
      return true;
    } catch (error) {
      // Silent, but for what only the member can mend.
      if (error instanceof ApiError && error.code === 'too_many_tips') toast.error(error.message, { id: 'tips' });
      return false;
    } finally {
      setWanted((before) => (before.get(id)?.turn === turn ? without(before, id) : before));
      if (turns.current === turn) void queries.invalidateQueries({ queryKey });
    }
  }

  async function save(item: TipToSend): Promise<SavedTip | null> {
    const { data: saved } = await api.call(dateStatistics, { body: { action: 'save', item } });
    return saved?.[0] ?? null;
  }

  async function remove(itemId: string): Promise<null> {
    await api.call(dateStatistics, { body: { action: 'delete', itemId } });
    return null;
  }

  const tips = useMemo(() => withWanted(data ?? [], wanted), [data, wanted]);
  // Without a connection the query waits for one, and says nothing.
  const isStuck = isError || fetchStatus === 'paused';
  return {
    tips,
    order,
    state: data ? ('there' as const) : isStuck ? ('unread' as const) : ('loading' as const),
    readAgain: () => void refetch(),
  };
}

function without(wanted: Wanted, id: string): Wanted {
  const rest = new Map(wanted);
  rest.delete(id);
  return rest;
}
