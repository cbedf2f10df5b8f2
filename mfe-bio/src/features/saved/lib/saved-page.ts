import { bioAnalysis } from '@datewright/contracts/bio/analysis';
import type { BioRecord } from '@datewright/contracts/bio/bio-record';
import { bioGender } from '@datewright/contracts/bio/tone-and-gender';
import { readPersisted } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { writtenParts } from './missing-parts.ts';

const textField = z._default(z.string(), '');
const numberField = z._default(z.number(), 0);
const booleanField = z._default(z.boolean(), false);
const spanSchema = z.object({ text: z.string(), start: z.number(), end: z.number() });

const savedPage = z.object({
  /** The bio that the page shows: saved, or being saved. */
  savedBio: textField,
  /** The version of that bio; while it is being saved, the version that it replaces. */
  version: numberField,
  updatedAt: z._default(z.nullable(z.string()), null),
  /** The service does not have it yet. */
  unsynced: booleanField,
  /** Typed into the field that is shown while no bio is saved. */
  bioInput: textField,
  selectedGender: z._default(bioGender, 'neutral'),
  /** The member chose it in the wizard. */
  genderKnown: booleanField,
  /**
   * The text in the editor, the version that it replaces, and the part of the score that the member came to write;
   * `null` while the editor is closed.
   */
  editing: z._default(
    z.nullable(z.object({ text: z.string(), base: z.number(), part: z.optional(z.enum(writtenParts)) })),
    null,
  ),
  /** The last analysis, and the text that it scored. */
  analyzed: z._default(z.nullable(z.object({ bio: z.string(), answer: z.object({ analysis: bioAnalysis }) })), null),
  reportHidden: booleanField,
  /** What the page knows about a text that the AI wrote. */
  written: z._default(
    z.nullable(
      z.object({
        bio: z.string(),
        writtenBy: z.string(),
        explanation: z.array(z.string()),
        toCheck: z.array(spanSchema),
        bonus: z.boolean(),
      }),
    ),
    null,
  ),
  dialog: z._default(z.nullable(z.enum(['wizard', 'improve'])), null),
});
export type SavedPage = z.infer<typeof savedPage>;

const initialPage: SavedPage = z.parse(savedPage, {});
export const getPageKey = (userId: string) => `bio:${userId}:page`;

/** The page as last seen on this device, or an empty one. */
export const readSavedPage = (userId: string): SavedPage =>
  readPersisted('localStorage', getPageKey(userId), savedPage) ?? initialPage;

/** The part of the page that comes from the service. */
export const toSavedFields = ({ bio, version, updatedAt }: BioRecord): Partial<SavedPage> => ({
  savedBio: bio,
  version,
  updatedAt,
  unsynced: false,
});
