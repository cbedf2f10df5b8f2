import { bioHandoffKey } from '@datewright/contracts/bio/bio-handoff';
import { writePersisted } from '@datewright/sdk/persisted-state';

/** Leaves a text for the Bio Scanner, which takes it once the visitor is signed in. */
export function handOverBio(text: string): void {
  const kept = text.trim();
  if (kept !== '') writePersisted('localStorage', bioHandoffKey, { text: kept, at: Date.now() });
}
