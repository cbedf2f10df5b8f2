import { responseStyle, transportMode } from '@datewright/contracts/datecoach/playbook-options';
import { readPersisted, usePersistedState } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { useStorageKey } from './use-storage-key.ts';

const preferencesSchema = z.object({
  style: responseStyle,
  transport: z.nullable(transportMode),
});
export type PlaybookPreferences = z.infer<typeof preferencesSchema>;

const defaultPreferences: PlaybookPreferences = { style: 'flirty', transport: null };

/** The preferred style and means of transport, stored until the member changes them. */
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
