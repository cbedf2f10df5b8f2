import { bioGender, bioTone, readBioTone } from '@datewright/contracts/bio/tone-and-gender';
import { readPersisted, writePersisted } from '@datewright/sdk/persisted-state';
import { readStored, writeStored } from '@datewright/sdk/storage';
import { z } from '@datewright/sdk/zod';
import { interestLimits } from './interests.ts';

const savedWizard = z.object({
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
export type SavedWizard = z.infer<typeof savedWizard>;

export const initialWizard: SavedWizard = z.parse(savedWizard, {});
export const getWizardKey = (userId: string) => `bio:${userId}:wizard`;

/** Where the wizard was left on this device; else what an older product kept; else its beginning. */
export function readSavedWizard(userId: string): SavedWizard {
  const kept = readPersisted('localStorage', getWizardKey(userId), savedWizard);
  return kept ?? migrateOldKeys(userId) ?? initialWizard;
}

const legacyKeys = ['bioGender', 'bioTone', 'bioInterests', 'bioLookingFor'] as const;

/**
 * Before there was one key per member, the wizard kept four of its own: `bioGender` (anything but `woman` is a man),
 * `bioTone` (`feisty` is bold), `bioInterests` (a JSON list, or words with commas between) and `bioLookingFor`. They are
 * read once, kept under the new key and removed.
 */
function migrateOldKeys(userId: string): SavedWizard | null {
  const [gender, tone, interests, lookingFor] = legacyKeys.map((key) => readStored('localStorage', key));
  if (gender === null && tone === null && interests === null && lookingFor === null) return null;
  for (const key of legacyKeys) writeStored('localStorage', key, null);
  const taken: SavedWizard = {
    ...initialWizard,
    gender: gender === null ? null : gender === 'woman' ? 'woman' : 'man',
    tone: readBioTone(tone),
    interests: parseLegacyInterests(interests ?? ''),
    lookingFor: lookingFor ?? '',
  };
  writePersisted('localStorage', getWizardKey(userId), taken);
  return taken;
}

function parseLegacyInterests(text: string): string[] {
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
