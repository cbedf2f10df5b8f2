import { bioHandoff, bioHandoffKey, bioHandoffLifetimeMs } from '@datewright/contracts/bio/bio-handoff';
import { readPersisted, writePersisted } from '@datewright/sdk/persisted-state';

/** The bio that a visitor typed before signing in. Reading it deletes it; '' when there is none or it has expired. */
export function takeCarriedBio(): string {
  const carried = readPersisted('localStorage', bioHandoffKey, bioHandoff);
  writePersisted('localStorage', bioHandoffKey, null);
  return carried && Date.now() - carried.at < bioHandoffLifetimeMs ? carried.text : '';
}
