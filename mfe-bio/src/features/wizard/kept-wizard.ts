import { bioGender, bioTone, readBioTone } from '@datewright/contracts/bio/tone-and-gender';
import { readKept, writeKept } from '@datewright/sdk/kept';
import { readStored, writeStored } from '@datewright/sdk/storage';
import { z } from '@datewright/sdk/zod';
import { interestLimits } from './interests.ts';

const keptWizard = z.object({
  step: z._default(z.union([z.literal(1), z.literal(2), z.literal(3)]), 1),
  /** `null` until it is chosen: nobody is taken for anything. */
  gender: z._default(z.nullable(bioGender), null),
  tone: z._default(bioTone, 'flirty'),
  interests: z._default(z.array(z.string()), []),
  lookingFor: z._default(z.string(), ''),
  /** In the field of interests, not added yet. */
  typed: z._default(z.string(), ''),
  app: z._default(z.nullable(z.enum(['tinder', 'bumble', 'hinge'])), null),
  prompt: z._default(z.string(), ''),
});
export type KeptWizard = z.infer<typeof keptWizard>;

export const freshWizard: KeptWizard = z.parse(keptWizard, {});
export const wizardKey = (userId: string) => `bio:${userId}:wizard`;

/** Where the wizard was left on this device; else what an older product kept; else its beginning. */
export function readKeptWizard(userId: string): KeptWizard {
  const kept = readKept('localStorage', wizardKey(userId), keptWizard);
  return kept ?? takeOldKeys(userId) ?? freshWizard;
}

const oldKeys = ['bioGender', 'bioTone', 'bioInterests', 'bioLookingFor'] as const;

/**
 * Before there was one key per member, the wizard kept four of its own: `bioGender` (anything but `woman` is a man),
 * `bioTone` (`feisty` is bold), `bioInterests` (a JSON list, or words with commas between) and `bioLookingFor`. They are
 * read once, kept under the new key and removed.
 */
function takeOldKeys(userId: string): KeptWizard | null {
  const [gender, tone, interests, lookingFor] = oldKeys.map((key) => readStored('localStorage', key));
  if (gender === null && tone === null && interests === null && lookingFor === null) return null;
  for (const key of oldKeys) writeStored('localStorage', key, null);
  const taken: KeptWizard = {
    ...freshWizard,
    gender: gender === null ? null : gender === 'woman' ? 'woman' : 'man',
    tone: readBioTone(tone),
    interests: readOldInterests(interests ?? ''),
    lookingFor: lookingFor ?? '',
  };
  writeKept('localStorage', wizardKey(userId), taken);
  return taken;
}

function readOldInterests(text: string): string[] {
  let words: unknown[];
  try {
    const list: unknown = JSON.parse(text);
    words = Array.isArray(list) ? list : [];
  } catch {
    words = text.split(',');
  }
  const interests = words.filter((word) => typeof word === 'string').map((word) => word.trim());
  return [...new Set(interests)].filter((word) => word !== '').slice(0, interestLimits.max);
}
