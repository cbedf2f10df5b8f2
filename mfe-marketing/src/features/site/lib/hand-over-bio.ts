import { bioHandoffKey } from '@datewright/contracts/bio/bio-handoff';
import { writePersisted } from '@datewright/sdk/persisted-state';

/** Stores a text that Bio Scanner picks up after sign-in. */
export function handOverBio(text: string): void {
  const kept = text.trim();
  if (kept !== '') writePersisted('localStorage', bioHandoffKey, { text: kept, at: Date.now() });
}
