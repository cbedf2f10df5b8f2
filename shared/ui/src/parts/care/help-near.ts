import { childLines, crisisLines, directories, type HelpLine } from './help-lines.ts';
import { countryOf, emergencyNumber, isInTheEu } from './help-places.ts';

const lines = { crisis: crisisLines, child: childLines };
export type HelpKind = keyof typeof lines;

interface HelpNear {
  /** Lines of the place where the browser is; none where we know of none. */
  near: HelpLine[];
  /** All others that we know of. */
  elsewhere: HelpLine[];
  directory: { name: string; link: string };
}

/** Which lines are shown to somebody in a time zone, and which wait behind "Somewhere else?". */
export function helpNear(kind: HelpKind, zone: string): HelpNear {
  const country = countryOf(zone);
  const own = lines[kind].filter(({ countries }) => country !== null && countries.includes(country));
  const near =
    own.length > 0 ? own : lines[kind].filter(({ countries }) => countries.includes('EU') && isInTheEu(country));
  return { near, elsewhere: lines[kind].filter((line) => !near.includes(line)), directory: directories[kind] };
}

/** Whom to call when somebody is in danger now; null where we don't know. */
export const emergencyNear = (zone: string) => emergencyNumber(countryOf(zone));

/** The time zone of this browser; '' where it does not say. */
export function ownZone(): string {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  } catch {
    return '';
  }
}
