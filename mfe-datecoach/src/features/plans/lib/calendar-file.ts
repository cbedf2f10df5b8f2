import type { Plan } from '@datewright/contracts/datecoach/plan';
import { getEndTime, getStartTime } from './plan-times.ts';

/** Minutes before the start at which the calendar reminds. */
const reminderMinutes = 120;

interface CalendarTexts {
  summary: string;
  description: string;
  checkIn: string;
}

/** One plan as a calendar file (RFC 5545): in UTC, so that no calendar has to know the plan's zone. */
export function createCalendarFile(plan: Plan, words: CalendarTexts, now: Date): string {
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
    `SUMMARY:${escapeText(words.summary)}`,
    ...(where ? [`LOCATION:${escapeText(where)}`] : []),
    `DESCRIPTION:${escapeText(words.description)}`,
    ...toAlarmLines(`-PT${reminderMinutes}M`, words.summary),
    ...(checkIn === null ? [] : toAlarmLines(`PT${checkIn}M`, words.checkIn)),
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

/** A text may hold anything but control characters. */
const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\n/g, '\\n');

const textEncoder = new TextEncoder();

/** Lines of 75 octets at most; a letter is never cut in two. */
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
