import { responseStyle, transportMode } from '@datewright/contracts/datecoach/words';
import { readKept, useKept } from '@datewright/sdk/kept';
import { z } from '@datewright/sdk/zod';
import { useKey } from './keys.ts';

const voice = z.object({ style: responseStyle, transport: z.nullable(transportMode) });
export type Voice = z.infer<typeof voice>;

const usual: Voice = { style: 'flirty', transport: null };

/** How playbooks speak, and how the member gets there; kept until they choose otherwise. */
export function useVoice(): [voice: Voice, change: (part: Partial<Voice>) => void] {
  const key = useKey('voice');
  const [kept, change] = useKept('localStorage', key, () => readKept('localStorage', key, voice) ?? usual);
  return [kept, change];
}
