import type { Plan } from '@datewright/contracts/datecoach/plan';
import { endOf, startOf } from '../../../plans/plan-times.ts';

/** Minutes before the start at which the calendar reminds. */
const ahead = 120;

interface Words {
  summary: string;
  description: string;
  checkIn: string;
}

/** One plan as a calendar file (RFC 5545): in UTC, so that no calendar has to know the plan's zone. */
export function calendarFile(plan: Plan, words: Words, now: Date): string {
  const { id, version, place, city, checkIn } = plan;
  const where = [place, city].filter(Boolean).join(', ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Datewright//Date Coach//EN',
    'BEGIN:VEVENT',
    `UID:${id}@datewright`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startOf(plan))}`,
    `DTEND:${utc(endOf(plan))}`,
    `SUMMARY:${escaped(words.summary)}`,
    ...(where ? [`LOCATION:${escaped(where)}`] : []),
    `DESCRIPTION:${escaped(words.description)}`,
    ...alarm(`-PT${ahead}M`, words.summary),
    ...(checkIn === null ? [] : alarm(`PT${checkIn}M`, words.checkIn)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const alarm = (trigger: string, says: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:${trigger}`,
  `DESCRIPTION:${escaped(says)}`,
  'END:VALARM',
];

const utc = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** A text may hold anything but control characters. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\n/g, '\\n');

const bytes = new TextEncoder();

/** Lines of 75 octets at most; a letter is never cut in two. */
function folded(line: string): string {
  let done = '';
  let room = 75;
  for (const letter of line) {
    const size = bytes.encode(letter).length;
    if (size > room) {
      done += '\r\n ';
      room = 74;
    }
    done += letter;
    room -= size;
  }
  return done;
}
