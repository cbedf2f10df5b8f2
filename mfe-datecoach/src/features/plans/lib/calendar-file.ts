import type { Plan } from '@datewright/contracts/datecoach/plan';
import { getEndTime, getStartTime } from '../../../lib/plan-times.ts';

/** Minutes before the start at which the calendar shows a reminder. */
const reminderMinutes = 120;

interface CalendarTexts {
  summary: string;
  description: string;
  checkIn: string;
}

/**
 * Creates an iCalendar file (RFC 5545) with one event, in UTC so that calendars don't need to know the plan's time
 * zone.
 */
export function createCalendarFile(plan: Plan, texts: CalendarTexts, now: Date): string {
  const { id, version, place, city, checkIn } = plan;
  const where = [place, city].filter(Boolean).join(', ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Datewright//Date Coach//EN',
    'BEGIN:VEVENT',
    `UID:${id}@datewright`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${formatUtc(now)}`,
    `DTSTART:${formatUtc(getStartTime(plan))}`,
    `DTEND:${formatUtc(getEndTime(plan))}`,
    `SUMMARY:${escapeText(texts.summary)}`,
    ...(where ? [`LOCATION:${escapeText(where)}`] : []),
    `DESCRIPTION:${escapeText(texts.description)}`,
    ...toAlarmLines(`-PT${reminderMinutes}M`, texts.summary),
    ...(checkIn === null ? [] : toAlarmLines(`PT${checkIn}M`, texts.checkIn)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const toAlarmLines = (trigger: string, says: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:${trigger}`,
  `DESCRIPTION:${escapeText(says)}`,
  'END:VALARM',
];

const formatUtc = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** iCalendar text may contain anything but control characters. */
const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\n/g, '\\n');

const textEncoder = new TextEncoder();

/** Folds lines at 75 octets, never inside a character. */
function foldLine(line: string): string {
  let done = '';
  let room = 75;
  for (const letter of line) {
    const size = textEncoder.encode(letter).length;
    if (size > room) {
      done += '\r\n ';
      room = 74;
    }
    done += letter;
    room -= size;
  }
  return done;
}
