import { childLines, crisisLines, directories, type HelpLine } from './help-lines.ts';
import { countryOfTimeZone, emergencyNumber, isEuCountry } from './time-zone-countries.ts';

const lines = { crisis: crisisLines, child: childLines };
export type HelpKind = keyof typeof lines;

interface LocalHelp {
  /** Lines of the place where the browser is; none where we know of none. */
  near: HelpLine[];
  /** All others that we know of. */
  elsewhere: HelpLine[];
  directory: { name: string; link: string };
}

/** Which lines are shown to somebody in a time zone, and which wait behind "Somewhere else?". */
export function findHelpLines(kind: HelpKind, zone: string): LocalHelp {
  const country = countryOfTimeZone(zone);
  const own = lines[kind].filter(({ countries }) => country !== null && countries.includes(country));
  const near =
    own.length > 0 ? own : lines[kind].filter(({ countries }) => countries.includes('EU') && isEuCountry(country));
  return { near, elsewhere: lines[kind].filter((line) => !near.includes(line)), directory: directories[kind] };
}

/** Whom to call when somebody is in danger now; null where we don't know. */
export const findEmergencyNumber = (zone: string) => emergencyNumber(countryOfTimeZone(zone));

/** The time zone of this browser; '' where it does not say. */
export function browserTimeZone(): string {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  } catch {
    return '';
  }
}
