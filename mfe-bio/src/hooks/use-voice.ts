import { voiceMaxLength } from '@datewright/contracts/bio/limits';
import { readVoice } from '@datewright/contracts/bio/read-voice';
import { saveVoice } from '@datewright/contracts/bio/save-voice';
import { useApi, useToast } from '@datewright/sdk/host';
import { readPersisted, usePersistedState } from '@datewright/sdk/persisted-state';
import { queryOptions, useQuery, useQueryClient } from '@datewright/sdk/query';
import { z } from '@datewright/sdk/zod';
import { useCopy } from '../copy/use-copy.ts';

const voiceQuery = { queryKey: ['bio', 'voice'] };
const voiceDraft = z.object({ sample: z.nullable(z.string()), keep: z.nullable(z.boolean()) });

/**
 * A sample of the member's own writing, for its style. Typed text stays in this tab; the service stores it only after
 * the member ticks the box, and deletes it when they untick it.
 */
export function useVoice(userId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const { options: copy } = useCopy();
  const key = `bio:${userId}:voice`;
  const [typed, change] = usePersistedState(
    'sessionStorage',
    key,
    () => readPersisted('sessionStorage', key, voiceDraft) ?? { sample: null, keep: null },
  );
  const { data } = useQuery(
    queryOptions({ ...voiceQuery, queryFn: ({ signal }) => api.call(readVoice, { signal }), retry: false }),
  );
  const stored = data?.sample ?? '';
  const sample = typed.sample ?? stored;
  const keep = typed.keep ?? stored !== '';

  /** Stores or deletes the sample as the box says, once the sample has been used. */
  async function saveIfChosen(): Promise<void> {
    const wanted = keep ? sample.trim() : '';
    // Without the stored sample, only a choice of the member's own is applied.
    if (data === undefined ? typed.keep !== true : wanted === stored) return;
    await put(wanted);
  }

  async function put(wanted: string): Promise<void> {
    try {
      queries.setQueryData(voiceQuery.queryKey, await api.call(saveVoice, { body: { sample: wanted } }));
    } catch {
      toast.error(wanted === '' ? copy.voiceForgetFailed : copy.voiceKeepFailed);
      change({ keep: null });
    }
  }

  function setKeep(next: boolean): void {
    change({ keep: next, sample });
    if (!next && stored !== '') void put('');
  }

  return {
    sample,
    keep,
    isKept: stored !== '',
    setSample: (next: string) => change({ sample: next.slice(0, voiceMaxLength) }),
    setKeep,
    saveIfChosen,
  };
}
export type Voice = ReturnType<typeof useVoice>;
