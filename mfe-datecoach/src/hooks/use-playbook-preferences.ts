import { partOfDay, responseStyle, transportMode } from '@datewright/contracts/datecoach/playbook-options';
import { readPersisted, usePersistedState } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { useStorageKey } from './use-storage-key.ts';

const preferencesSchema = z.object({
  style: responseStyle,
  transport: z.nullable(transportMode),
  /** For dates without a plan; `null` for any time. */
  partOfDay: z._default(z.nullable(partOfDay), null),
});
export type PlaybookPreferences = z.infer<typeof preferencesSchema>;

const defaultPreferences: PlaybookPreferences = { style: 'flirty', transport: null, partOfDay: null };

/** The preferred style, means of transport and part of the day, stored until the member changes them. */
export function usePlaybookPreferences(): [
  voice: PlaybookPreferences,
  change: (part: Partial<PlaybookPreferences>) => void,
] {
  const key = useStorageKey('voice');
  const [stored, change] = usePersistedState(
    'localStorage',
    key,
    () => readPersisted('localStorage', key, preferencesSchema) ?? defaultPreferences,
  );
  return [stored, change];
}
