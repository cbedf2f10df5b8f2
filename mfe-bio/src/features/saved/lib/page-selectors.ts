import type { BioRecordWithReport } from '@datewright/contracts/bio/bio-record';
import type { BioGender } from '@datewright/contracts/bio/tone-and-gender';
import type { SavedPage } from './saved-page.ts';

/** The report of the saved text; null when the last report is about an earlier text. */
export const getReport = ({ analyzed, savedBio }: SavedPage) => (analyzed?.bio === savedBio ? analyzed.answer : null);
/** The report of an earlier text, with that text. */
export const getOutdatedReport = ({ analyzed, savedBio }: SavedPage) => (analyzed?.bio === savedBio ? null : analyzed);
/** The report to keep with the service's bio: this device's if it is about the same text or the service has none. */
export const mergeReport = (
  { bio, report }: BioRecordWithReport,
  local: SavedPage['analyzed'],
): SavedPage['analyzed'] =>
  report && local?.bio !== bio ? { bio: report.bio, answer: { analysis: report.analysis } } : local;

/** The gender that is sent to the AI: 'neutral' until the member has chosen one. */
export const getGender = ({ selectedGender, genderKnown }: SavedPage): BioGender =>
  genderKnown ? selectedGender : 'neutral';

const isNotBlank = (text: string) => text.trim() !== '';
/** The text in the editor if it differs from the saved one, otherwise ''. */
export const getUnsavedEdit = ({ editing, savedBio }: SavedPage) =>
  editing && editing.text.trim() !== savedBio.trim() ? editing.text : '';
/** Everything that was typed but not saved. */
export const getUnsavedText = (page: SavedPage) =>
  [getUnsavedEdit(page), page.bioInput].filter(isNotBlank).join('\n\n');

/** What the page knows about the saved text if the AI wrote it; null after any edit. */
export const getAiText = ({ written, savedBio }: SavedPage) => (written?.bio === savedBio ? written : null);
