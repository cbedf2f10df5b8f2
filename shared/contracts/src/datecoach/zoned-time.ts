const dayMilliseconds = 24 * 3600_000;

/**
 * The instant at which clocks in a time zone show this day and time. As in iCalendar (RFC 5545, 3.3.5), a skipped time
 * uses the offset from before the change, and a repeated time means its first occurrence. Unknown time zones are
 * treated as the machine's own.
 */
export function toInstant(date: string, clock: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${clock}:00Z`);
  const offset = createOffsetLookup(timeZone);
  // Around a clock change two offsets are possible; the earlier one takes precedence.
  const [before, after] = [offset(asUtc - dayMilliseconds), offset(asUtc + dayMilliseconds)];
  const fitting = [before, after].map((one) => asUtc - one).find((at) => asUtc - at === offset(at));
  return new Date(fitting ?? asUtc - before);
}

/** Adds days to a date such as `2026-12-01`. */
export const addDays = (date: string, days = 1) =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);

/** Returns a function from an instant to the zone's offset from UTC, both in milliseconds. */
function createOffsetLookup(timeZone: string): (at: number) => number {
  const format = createWallClockFormat(timeZone);
  return (at) => {
    const shown = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
  };
}

function createWallClockFormat(timeZone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const options = { ...parts, hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en', options);
  }
}
