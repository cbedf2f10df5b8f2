import { datePattern, timePattern } from './time-patterns.ts';

/** Labels that apps use for the member's own messages, in English and Hungarian. */
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

/** Lines with a date or time and a name, which certainly start a message. */
const stampedPatterns = [
  // WhatsApp on iOS, Viber, Telegram on phones: [12/05/2026, 21:03:12] Anna: Hi
  new RegExp(String.raw`^\[\s?${datePattern},?\s+(?:at\s+)?${timePattern}\s?\]\s*(${name}):\s*(.*)$`, u),
  // WhatsApp on Android: 12/05/2026, 21:03 - Anna: Hi
  new RegExp(String.raw`^${datePattern},?\s+${timePattern}\s+[-–]\s+(${name}):\s*(.*)$`, u),
  // Telegram on computers: Anna, [12.05.2026 21:03]
  new RegExp(String.raw`^(${name}),?\s+\[${datePattern},?\s+(?:at\s+)?${timePattern}\]:?\s*(.*)$`, u),
  // Exports of iMessage: 2026-05-12 21:03:12 from Anna - Hi
  new RegExp(String.raw`^${datePattern},?\s+${timePattern}\s+(?:from|to)\s+(${name})\s+-\s+(.*)$`, u),
];
// A date and a time without a sender.
const stampOnlyPatterns = [
  new RegExp(String.raw`^\[\s?${datePattern},?\s+(?:at\s+)?${timePattern}\s?\]`, u),
  new RegExp(String.raw`^${datePattern},?\s+${timePattern}\s+[-–]\s`, u),
];
const person = String.raw`\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,2}`;
const senderPatterns = [
  /^(You) (?:sent|replied to .{1,40})$/u,
  new RegExp(`^(${person}) (?:sent|replied to you)$`, 'u'),
  /^(Te) (?:küldted|válaszoltál .{1,40})$/u,
  new RegExp(`^(${person}) (?:küldte|válaszolt neked)$`, 'u'),
];
const plainPatterns = [
  // Anna: Hi. A web address or a time is not a label.
  /^(\p{L}[\p{L}\p{M}'’. -]{0,24}):(?!\/\/)\s*(.*)$/u,
  // Signal and notes with a time: 21:03 Anna: Hi
  new RegExp(String.raw`^\[?${timePattern}\]?\s*[-–]?\s*(${name}):\s*(.*)$`, u),
  // Signal on computers: Anna 21:03
  new RegExp(String.raw`^(${person})\s+(?:[·•,-]\s*)?(?:${datePattern},?\s+)?${timePattern}()$`, 'u'),
];

export interface LabelledLine {
  label: string;
  text: string;
}
const toLabelledLine = (hit: RegExpExecArray | null): LabelledLine | null =>
  hit && { label: (hit[1] ?? '').replace(/^~\s?/, '').trim(), text: (hit[2] ?? '').trim() };

/**
 * Returns the label when the sender is certain, `system` for a line without a sender, and `null` for any other line.
 */
export function parseStampedLine(line: string): LabelledLine | 'system' | null {
  for (const pattern of stampedPatterns) {
    const hit = toLabelledLine(pattern.exec(line));
    if (hit) return hit;
  }
  for (const pattern of senderPatterns) {
    const hit = toLabelledLine(pattern.exec(line));
    if (hit) return { ...hit, text: '' };
  }
  return stampOnlyPatterns.some((pattern) => pattern.test(line)) ? 'system' : null;
}

/** A possible label, which may also be the start of a sentence with a colon or a time. */
export function parsePlainLine(line: string): LabelledLine | null {
  for (const pattern of plainPatterns) {
    const hit = toLabelledLine(pattern.exec(line));
    if (hit) return hit;
  }
  return null;
}

// Words that usually start a sentence when a colon follows, rather than name a person.
const nonNameLabels = new Set(
  'ps,nb,note,notes,plan,fact,edit,update,spoiler,rule,rules,question,answer,tip,warning,option,saturday,sunday,monday,tuesday,wednesday,thursday,friday,today,tomorrow,terv,kérdés,válasz,tipp,szabály,megjegyzés,ui,tény,szombat,vasárnap,hétfő,kedd,szerda,csütörtök,péntek,ma,holnap'.split(
    ',',
  ),
);
const namePattern = /^\p{Lu}[\p{L}\p{M}'’.-]*(?:\s\p{Lu}[\p{L}\p{M}'’.-]*){0,2}$/u;

/** One to three capitalised words. */
export const looksLikeName = (label: string) => namePattern.test(label) && !nonNameLabels.has(label.toLowerCase());

/** True when one name starts with the other, as "Anna" and "Anna Kovács" do. */
export function isSamePerson(label: string, name: string): boolean {
  const [one, other] = [label.toLowerCase(), name.trim().toLowerCase()];
  return other !== '' && (one === other || `${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `));
}
