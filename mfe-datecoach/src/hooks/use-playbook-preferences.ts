import { responseStyle, transportMode } from '@datewright/contracts/datecoach/playbook-options';
import { readPersisted, usePersistedState } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { useStorageKey } from './use-storage-key.ts';

const preferencesSchema = z.object({ style: responseStyle, transport: z.nullable(transportMode) });
export type PlaybookPreferences = z.infer<typeof preferencesSchema>;

const defaultPreferences: PlaybookPreferences = { style: 'flirty', transport: null };

/** How playbooks speak, and how the member gets there; kept until they choose otherwise. */
export function usePlaybookPreferences(): [
  voice: PlaybookPreferences,
  change: (part: Partial<PlaybookPreferences>) => void,
] {
  const key = useStorageKey('voice');
  const [kept, change] = usePersistedState(
    'localStorage',
    key,
    () => readPersisted('localStorage', key, preferencesSchema) ?? defaultPreferences,
  );
  return [kept, change];
}
