import { carriedBioKey } from '@datewright/contracts/bio/carried-bio';
import { writeKept } from '@datewright/sdk/kept';

/** Leaves a text for the Bio Scanner, which takes it once the visitor is signed in. */
export function carryBio(text: string): void {
  const kept = text.trim();
  if (kept !== '') writeKept('localStorage', carriedBioKey, { text: kept, at: Date.now() });
}
