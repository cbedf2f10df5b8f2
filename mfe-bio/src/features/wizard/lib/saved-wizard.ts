import { bioGender, bioTone, readBioTone } from '@datewright/contracts/bio/tone-and-gender';
import { readPersisted, writePersisted } from '@datewright/sdk/persisted-state';
import { readStored, writeStored } from '@datewright/sdk/storage';
import { z } from '@datewright/sdk/zod';
import { interestLimits } from './interests.ts';

const savedWizard = z.object({
  step: z._default(z.union([z.literal(1), z.literal(2), z.literal(3)]), 1),
  /** `null` until the member chooses, so that no gender is assumed. */
  gender: z._default(z.nullable(bioGender), null),
  tone: z._default(bioTone, 'flirty'),
  interests: z._default(z.array(z.string()), []),
  lookingFor: z._default(z.string(), ''),
  /** Typed into the interests field but not added yet. */
  typed: z._default(z.string(), ''),
  app: z._default(z.nullable(z.enum(['tinder', 'bumble', 'hinge'])), null),
  prompt: z._default(z.string(), ''),
});
export type SavedWizard = z.infer<typeof savedWizard>;

export const initialWizard: SavedWizard = z.parse(savedWizard, {});
export const getWizardKey = (userId: string) => `bio:${userId}:wizard`;

/** The wizard as last seen on this device, or as an older product stored it, or empty. */
export function readSavedWizard(userId: string): SavedWizard {
  const stored = readPersisted('localStorage', getWizardKey(userId), savedWizard);
  return stored ?? migrateOldKeys(userId) ?? initialWizard;
}

const legacyKeys = ['bioGender', 'bioTone', 'bioInterests', 'bioLookingFor'] as const;

/**
 * The older product stored four keys for all members: `bioGender` (anything but `woman` means man), `bioTone` (`feisty`
 * means bold), `bioInterests` (a JSON list or comma-separated words) and `bioLookingFor`. They are read once, stored
 * under the new key and removed.
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
