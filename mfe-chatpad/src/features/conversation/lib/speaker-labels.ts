import { personPattern } from './person-names.ts';
import { datePattern, timePattern } from './time-patterns.ts';

/** After a date or a time, everything up to the colon is a name. */
const name = String.raw`~?\s?[^\s:][^:]{0,79}?`;
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
const senderPatterns = [
  /^(You) (?:sent|replied to .{1,40})$/u,
  new RegExp(`^(${personPattern}) (?:sent|replied to you)$`, 'u'),
  /^(Te) (?:küldted|válaszoltál .{1,40})$/u,
  new RegExp(`^(${personPattern}) (?:küldte|válaszolt neked)$`, 'u'),
];
const maxLabelLength = 60;
const plainPatterns = [
  // Anna: Hi. A web address or a time is not a label.
  new RegExp(
    String.raw`^((?:[\p{L}\p{Extended_Pictographic}\p{Regional_Indicator}@~]|\+\d)[^:?!,;…]{0,${maxLabelLength - 1}})(?:(?<!\d):|(?<=\d):(?!\d))(?!//)\s*(.*)$`,
    'u',
  ),
  // Signal and notes with a time: 21:03 Anna: Hi
  new RegExp(String.raw`^\[?${timePattern}\]?\s*[-–]?\s*(${name}):\s*(.*)$`, u),
  // Signal on computers: Anna 21:03
  new RegExp(String.raw`^(${personPattern})\s+(?:[·•,-]\s*)?(?:${datePattern},?\s+)?${timePattern}()$`, 'u'),
];

/** True when a date or a time and a name begin the line. */
export const hasStampedName = (line: string) => stampedPatterns.some((pattern) => pattern.test(line));

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
