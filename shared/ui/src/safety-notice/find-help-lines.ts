import { childLines, crisisLines, directories, type HelpLine } from './help-lines.ts';
import { countryOfTimeZone, emergencyNumber, isEuCountry } from './time-zone-countries.ts';

const lines = { crisis: crisisLines, child: childLines };
export type HelpKind = keyof typeof lines;

interface LocalHelp {
  /** Help lines for the country of the browser; empty when we know of none. */
  near: HelpLine[];
  elsewhere: HelpLine[];
  directory: { name: string; link: string };
  /** The browser does not say where it is, so any line may be the nearest. */
  isPlaceUnknown: boolean;
}

/** The country of a language tag such as "en-GB"; `null` when it names none. */
function countryOfLanguage(tag: string): string | null {
  try {
    return new Intl.Locale(tag).region ?? null;
  } catch {
    return null;
  }
}

/**
 * Returns the help lines to show in a time zone, and those behind "Somewhere else?". A browser that does not say where it is may say so
 * by its language.
 */
export function findHelpLines(kind: HelpKind, zone: string, language = ''): LocalHelp {
  const isPlaceUnknown = zone === '' || /^(Etc\/|UTC|GMT)/.test(zone);
  const country = isPlaceUnknown ? countryOfLanguage(language) : countryOfTimeZone(zone);
  const own = lines[kind].filter(({ countries }) => country !== null && countries.includes(country));
  const near =
    own.length > 0 ? own : lines[kind].filter(({ countries }) => countries.includes('EU') && isEuCountry(country));
  return {
    near,
    elsewhere: lines[kind].filter((line) => !near.includes(line)),
    directory: directories[kind],
    isPlaceUnknown,
  };
}

/** The emergency number of a time zone's country; `null` when we don't know it. */
export const findEmergencyNumber = (zone: string) => emergencyNumber(countryOfTimeZone(zone));

/** The time zone of this browser; '' when it does not report one. */
export function browserTimeZone(): string {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  } catch {
    return '';
  }
}
