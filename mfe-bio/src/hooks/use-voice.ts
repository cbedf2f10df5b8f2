import { voiceMaxLength } from '@datewright/contracts/account/writing-profile';
import { readVoice } from '@datewright/contracts/bio/read-voice';
import { saveVoice } from '@datewright/contracts/bio/save-voice';
import { useApi, useToast } from '@datewright/sdk/host';
import { readPersisted, usePersistedState } from '@datewright/sdk/persisted-state';
import { queryOptions, useQuery, useQueryClient } from '@datewright/sdk/query';
import { useSaveWritingProfile, useWritingProfile } from '@datewright/sdk/writing-profile';
import { z } from '@datewright/sdk/zod';
import { useEffect } from 'react';
import { useCopy } from '../copy/use-copy.ts';

const formerVoiceQuery = { queryKey: ['bio', 'voice'] };
const voiceDraft = z.object({ sample: z.nullable(z.string()), keep: z.nullable(z.boolean()) });

/**
 * A sample of the member's own writing, for its style. Typed text stays in this tab; it is stored in the writing profile, which all tools
 * use, only after the member ticks the box, and deleted when they untick it.
 */
export function useVoice(userId: string) {
  const toast = useToast();
  const { options: copy } = useCopy();
  const key = `bio:${userId}:voice`;
  const [typed, change] = usePersistedState(
    'sessionStorage',
    key,
    () => readPersisted('sessionStorage', key, voiceDraft) ?? { sample: null, keep: null },
  );
  const profile = useWritingProfile();
  const { save } = useSaveWritingProfile();
  const isProfileSet = (profile?.updatedAt ?? null) !== null;
  const formerSample = useFormerSample(isProfileSet);
  const kept = isProfileSet ? profile?.voice : formerSample;
  const stored = kept ?? '';
  const sample = typed.sample ?? stored;
  const keep = typed.keep ?? stored !== '';

  /** Stores or deletes the sample as the box says, once the sample has been used. */
  async function saveIfChosen(): Promise<void> {
    const wanted = keep ? sample.trim() : '';
    // Without the stored sample, only a choice of the member's own is applied.
    if (kept === undefined ? typed.keep !== true : wanted === stored) return;
    await put(wanted);
  }

  async function put(wanted: string): Promise<void> {
    try {
      await save({ voice: wanted });
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
    /** Facts that may be said of the member. */
    about: profile?.about ?? [],
    setSample: (next: string) => change({ sample: next.slice(0, voiceMaxLength) }),
    setKeep,
    saveIfChosen,
  };
}
export type Voice = ReturnType<typeof useVoice>;

/**
 * The sample that a member let this tool alone store, before there was a writing profile. It is used until the member saves or deletes
 * the profile, and then deleted. `undefined` until it is loaded.
 */
function useFormerSample(isProfileSet: boolean): string | undefined {
  const api = useApi();
  const queries = useQueryClient();
  const { data } = useQuery(
    queryOptions({ ...formerVoiceQuery, queryFn: ({ signal }) => api.call(readVoice, { signal }), retry: false }),
  );
  const sample = data?.sample;
  const isObsolete = isProfileSet && sample !== undefined && sample !== '';
  useEffect(() => {
    if (!isObsolete) return;
    api.call(saveVoice, { body: { sample: '' } }).then(
      (saved) => queries.setQueryData(formerVoiceQuery.queryKey, saved),
      // The next visit tries again.
      () => undefined,
    );
  }, [isObsolete, api, queries]);
  return sample;
}
