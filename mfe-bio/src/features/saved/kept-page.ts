import { bioAnalysis } from '@datewright/contracts/bio/analysis';
import { carriedBio, carriedBioKey, carriedBioLasts } from '@datewright/contracts/bio/carried-bio';
import type { KeptWithReport } from '@datewright/contracts/bio/kept-bio';
import { type BioGender, bioGender } from '@datewright/contracts/bio/tone-and-gender';
import { readKept, writeKept } from '@datewright/sdk/kept';
import { z } from '@datewright/sdk/zod';

const text = z._default(z.string(), '');
const number = z._default(z.number(), 0);
const yes = z._default(z.boolean(), false);
const span = z.object({ text: z.string(), start: z.number(), end: z.number() });

const keptPage = z.object({
  /** The bio as this page shows it: saved, or on its way. */
  savedBio: text,
  /** The version that it is, or, while it is on its way, that it goes over. */
  version: number,
  updatedAt: z._default(z.nullable(z.string()), null),
  /** It has not reached the service yet. */
  unsynced: yes,
  /** Typed where no bio is saved. */
  bioInput: text,
  selectedGender: z._default(bioGender, 'neutral'),
  /** It was chosen in the wizard. */
  genderKnown: yes,
  /** What stands in the editor, and over which version it goes; `null` while it is closed. */
  editing: z._default(z.nullable(z.object({ text: z.string(), base: z.number() })), null),
  /** The last analysis and the text that it is about. */
  analyzed: z._default(z.nullable(z.object({ bio: z.string(), answer: z.object({ analysis: bioAnalysis }) })), null),
  reportHidden: yes,
  /** What is known of a text that an AI wrote. */
  written: z._default(
    z.nullable(
      z.object({
        bio: z.string(),
        writtenBy: z.string(),
        explanation: z.array(z.string()),
        toCheck: z.array(span),
        bonus: z.boolean(),
      }),
    ),
    null,
  ),
  dialog: z._default(z.nullable(z.enum(['wizard', 'improve'])), null),
});
export type KeptPage = z.infer<typeof keptPage>;

const freshPage: KeptPage = z.parse(keptPage, {});
export const pageKey = (userId: string) => `bio:${userId}:page`;

/** The page as it was left on this device, or a fresh one. */
export const readKeptPage = (userId: string): KeptPage =>
  readKept('localStorage', pageKey(userId), keptPage) ?? freshPage;

/** What was typed on a visitor's page before signing in, once; '' when nothing was, or too long ago. */
export function takeCarriedBio(now = Date.now()): string {
  const carried = readKept('localStorage', carriedBioKey, carriedBio);
  writeKept('localStorage', carriedBioKey, null);
  return carried && now - carried.at < carriedBioLasts ? carried.text : '';
}

/** The analysis of the text that is shown; one of an earlier text is none. */
export const reportOf = ({ analyzed, savedBio }: KeptPage) => (analyzed?.bio === savedBio ? analyzed.answer : null);
/** The analysis of an earlier text, with that text. */
export const olderReportOf = ({ analyzed, savedBio }: KeptPage) => (analyzed?.bio === savedBio ? null : analyzed);
/** The report that stands beside the service's bio: this device's when it is about the very text, or there is no other. */
export const reportBeside = ({ bio, report }: KeptWithReport, here: KeptPage['analyzed']): KeptPage['analyzed'] =>
  report && here?.bio !== bio ? { bio: report.bio, answer: { analysis: report.analysis } } : here;

/** What is sent to the AI: nobody is taken for a man because that is what a field begins with. */
export const genderOf = ({ selectedGender, genderKnown }: KeptPage): BioGender =>
  genderKnown ? selectedGender : 'neutral';

const isText = (text: string) => text.trim() !== '';
/** The text in the editor when it is another than the saved one, else ''. */
export const unsavedEdit = ({ editing, savedBio }: KeptPage) =>
  editing && editing.text.trim() !== savedBio.trim() ? editing.text : '';
/** All that was typed and is not saved. */
export const unsavedText = (page: KeptPage) => [unsavedEdit(page), page.bioInput].filter(isText).join('\n\n');

export const writtenOf = ({ written, savedBio }: KeptPage) => (written?.bio === savedBio ? written : null);
