const dayMilliseconds = 24 * 3600_000;

/**
 * The instant at which clocks of a time zone show this day and time. A time that clocks skip is counted as if they had
 * not, and of one that comes twice it is the first: as calendars do it (RFC 5545, 3.3.5). A zone that this browser does
 * not know counts as its own.
 */
export function toInstant(date: string, clock: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${clock}:00Z`);
  const offset = createOffsetLookup(timeZone);
  // Around a change of clocks there are two; the one before it comes first.
  const [before, after] = [offset(asUtc - dayMilliseconds), offset(asUtc + dayMilliseconds)];
  const fitting = [before, after].map((one) => asUtc - one).find((at) => asUtc - at === offset(at));
  return new Date(fitting ?? asUtc - before);
}

/** The day after, as `2026-12-01`. */
export const addDays = (date: string, days = 1) =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);

/** The zone that this browser lives in. */
export function getBrowserTimeZone(): string {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
  } catch {
    return 'UTC';
  }
}

/** Milliseconds that a zone's clocks are ahead of UTC at an instant. */
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
  const how = { ...parts, hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en', { ...how, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en', how);
  }
}
