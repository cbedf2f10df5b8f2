import { bioAnalysis } from '@datewright/contracts/bio/analysis';
import { bioHandoff, bioHandoffKey, bioHandoffLifetimeMs } from '@datewright/contracts/bio/bio-handoff';
import type { BioRecordWithReport } from '@datewright/contracts/bio/bio-record';
import { type BioGender, bioGender } from '@datewright/contracts/bio/tone-and-gender';
import { readPersisted, writePersisted } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';

const textField = z._default(z.string(), '');
const numberField = z._default(z.number(), 0);
const booleanField = z._default(z.boolean(), false);
const spanSchema = z.object({ text: z.string(), start: z.number(), end: z.number() });

const savedPage = z.object({
  /** The bio as this page shows it: saved, or on its way. */
  savedBio: textField,
  /** The version that it is, or, while it is on its way, that it goes over. */
  version: numberField,
  updatedAt: z._default(z.nullable(z.string()), null),
  /** It has not reached the service yet. */
  unsynced: booleanField,
  /** Typed where no bio is saved. */
  bioInput: textField,
  selectedGender: z._default(bioGender, 'neutral'),
  /** It was chosen in the wizard. */
  genderKnown: booleanField,
  /** What stands in the editor, and over which version it goes; `null` while it is closed. */
  editing: z._default(z.nullable(z.object({ text: z.string(), base: z.number() })), null),
  /** The last analysis and the text that it is about. */
  analyzed: z._default(z.nullable(z.object({ bio: z.string(), answer: z.object({ analysis: bioAnalysis }) })), null),
  reportHidden: booleanField,
  /** What is known of a text that an AI wrote. */
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

/** The page as it was left on this device, or a fresh one. */
export const readSavedPage = (userId: string): SavedPage =>
  readPersisted('localStorage', getPageKey(userId), savedPage) ?? initialPage;

/** What was typed on a visitor's page before signing in, once; '' when nothing was, or too long ago. */
export function takeCarriedBio(now = Date.now()): string {
  const carried = readPersisted('localStorage', bioHandoffKey, bioHandoff);
  writePersisted('localStorage', bioHandoffKey, null);
  return carried && now - carried.at < bioHandoffLifetimeMs ? carried.text : '';
}

/** The analysis of the text that is shown; one of an earlier text is none. */
export const getReport = ({ analyzed, savedBio }: SavedPage) => (analyzed?.bio === savedBio ? analyzed.answer : null);
/** The analysis of an earlier text, with that text. */
export const getOutdatedReport = ({ analyzed, savedBio }: SavedPage) => (analyzed?.bio === savedBio ? null : analyzed);
/** The report that stands beside the service's bio: this device's when it is about the very text, or there is no other. */
export const mergeReport = (
  { bio, report }: BioRecordWithReport,
  here: SavedPage['analyzed'],
): SavedPage['analyzed'] =>
  report && here?.bio !== bio ? { bio: report.bio, answer: { analysis: report.analysis } } : here;

/** What is sent to the AI: nobody is taken for a man because that is what a field begins with. */
export const getGender = ({ selectedGender, genderKnown }: SavedPage): BioGender =>
  genderKnown ? selectedGender : 'neutral';

const isText = (text: string) => text.trim() !== '';
/** The text in the editor when it is another than the saved one, else ''. */
export const getUnsavedEdit = ({ editing, savedBio }: SavedPage) =>
  editing && editing.text.trim() !== savedBio.trim() ? editing.text : '';
/** All that was typed and is not saved. */
export const getUnsavedText = (page: SavedPage) => [getUnsavedEdit(page), page.bioInput].filter(isText).join('\n\n');

export const getAiText = ({ written, savedBio }: SavedPage) => (written?.bio === savedBio ? written : null);
