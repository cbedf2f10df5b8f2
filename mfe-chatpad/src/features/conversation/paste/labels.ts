import { date, time } from './times.ts';

/** Words that name the member's own side in copied chats, in English and Hungarian. */
const ownNames = new Set([
  'me',
  'you',
  'i',
  'myself',
  'you sent',
  'you replied',
  'én',
  'te',
  'ön',
  'te küldted',
  'elküldted',
  'ezt küldted',
]);
export const isOwnName = (label: string) => ownNames.has(label.toLowerCase());

const name = String.raw`~?\s?[^\s:,\[\]][^:,\[\]]{0,39}?`;
const u = 'iu';

/** Lines that begin a message and name its writer beyond doubt: a date or a time stands with the name. */
const stamped = [
  // WhatsApp on iOS, Viber, Telegram on phones: [12/05/2026, 21:03:12] Anna: Hi
  new RegExp(String.raw`^\[\s?${date},?\s+(?:at\s+)?${time}\s?\]\s*(${name}):\s*(.*)$`, u),
  // WhatsApp on Android: 12/05/2026, 21:03 - Anna: Hi
  new RegExp(String.raw`^${date},?\s+${time}\s+[-–]\s+(${name}):\s*(.*)$`, u),
  // Telegram on computers: Anna, [12.05.2026 21:03]
  new RegExp(String.raw`^(${name}),?\s+\[${date},?\s+(?:at\s+)?${time}\]:?\s*(.*)$`, u),
  // Exports of iMessage: 2026-05-12 21:03:12 from Anna - Hi
  new RegExp(String.raw`^${date},?\s+${time}\s+(?:from|to)\s+(${name})\s+-\s+(.*)$`, u),
];
// A date and a time, and nobody who says it.
const stampOnly = [
  new RegExp(String.raw`^\[\s?${date},?\s+(?:at\s+)?${time}\s?\]`, u),
  new RegExp(String.raw`^${date},?\s+${time}\s+[-–]\s`, u),
];
const person = String.raw`\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,2}`;
const sentBy = [
  /^(You) (?:sent|replied to .{1,40})$/u,
  new RegExp(`^(${person}) (?:sent|replied to you)$`, 'u'),
  /^(Te) (?:küldted|válaszoltál .{1,40})$/u,
  new RegExp(`^(${person}) (?:küldte|válaszolt neked)$`, 'u'),
];
const uncertain = [
  // Anna: Hi. A web address or a time is not a label.
  /^(\p{L}[\p{L}\p{M}'’. -]{0,24}):(?!\/\/)\s*(.*)$/u,
  // Signal and notes with a time: 21:03 Anna: Hi
  new RegExp(String.raw`^\[?${time}\]?\s*[-–]?\s*(${name}):\s*(.*)$`, u),
  // Signal on computers: Anna 21:03
  new RegExp(String.raw`^(${person})\s+(?:[·•,-]\s*)?(?:${date},?\s+)?${time}()$`, 'u'),
];

export interface Labelled {
  label: string;
  text: string;
}
const asLabelled = (hit: RegExpExecArray | null): Labelled | null =>
  hit && { label: (hit[1] ?? '').replace(/^~\s?/, '').trim(), text: (hit[2] ?? '').trim() };

/** A line whose writer is beyond doubt; `null` for another, `system` for one that nobody said. */
export function readStamped(line: string): Labelled | 'system' | null {
  for (const pattern of stamped) {
    const hit = asLabelled(pattern.exec(line));
    if (hit) return hit;
  }
  for (const pattern of sentBy) {
    const hit = asLabelled(pattern.exec(line));
    if (hit) return { ...hit, text: '' };
  }
  return stampOnly.some((pattern) => pattern.test(line)) ? 'system' : null;
}

/** What may be a label, or the beginning of a sentence with a colon or a time. */
export function readPlain(line: string): Labelled | null {
  for (const pattern of uncertain) {
    const hit = asLabelled(pattern.exec(line));
    if (hit) return hit;
  }
  return null;
}

// Words that begin a sentence with a colon more often than they are a name.
const noNames = new Set(
  'ps,nb,note,notes,plan,fact,edit,update,spoiler,rule,rules,question,answer,tip,warning,option,saturday,sunday,monday,tuesday,wednesday,thursday,friday,today,tomorrow,terv,kérdés,válasz,tipp,szabály,megjegyzés,ui,tény,szombat,vasárnap,hétfő,kedd,szerda,csütörtök,péntek,ma,holnap'.split(
    ',',
  ),
);
const nameForm = /^\p{Lu}[\p{L}\p{M}'’.-]*(?:\s\p{Lu}[\p{L}\p{M}'’.-]*){0,2}$/u;

/** A word or three with capitals, as names are written. */
export const looksLikeName = (label: string) => nameForm.test(label) && !noNames.has(label.toLowerCase());

/** The same person: "Anna" and "Anna Kovács". */
export function isSamePerson(label: string, name: string): boolean {
  const [one, other] = [label.toLowerCase(), name.trim().toLowerCase()];
  return other !== '' && (one === other || `${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `));
}
