import type { Message } from '@datewright/contracts/chatpad/match';

/** Words that name the member's own side in copied chats, in English and Hungarian. */
const ownNames = new Set(['me', 'you', 'i', 'myself', 'én', 'te', 'ön']);

const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?`;
const date = String.raw`\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{1,4}\.?`;
const name = String.raw`[^\s:,\[\]][^:,\[\]]{0,39}?`;

/** A line that begins a message and says who wrote it; what follows is the text. */
const labelled = [
  // WhatsApp on iOS: [12/05/2026, 21:03:12] Anna: Hi
  new RegExp(String.raw`^\[${date},?\s+${time}\]\s*(${name}):\s*(.*)$`, 'iu'),
  // WhatsApp on Android: 12/05/2026, 21:03 - Anna: Hi
  new RegExp(String.raw`^${date},?\s+${time}\s+[-–]\s+(${name}):\s*(.*)$`, 'iu'),
  // Telegram: Anna, [12.05.2026 21:03]
  new RegExp(String.raw`^(${name}),?\s+\[${date},?\s+${time}\]:?\s*(.*)$`, 'iu'),
  // Signal and plain notes with a time: 21:03 Anna: Hi
  new RegExp(String.raw`^\[?${time}\]?\s*[-–]?\s*(${name}):\s*(.*)$`, 'iu'),
];
// Plain labels: Anna: Hi. A web address or a time is not a label.
const plainLabel = /^(\p{L}[\p{L}\p{M}'’. -]{0,24}):(?!\/\/)\s*(.*)$/u;

const weekday = 'mon|tue|wed|thu|fri|sat|sun|hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap';
const noise = [
  new RegExp(
    String.raw`^\[?(?:(?:today|yesterday|ma|tegnap|(?:${weekday})\p{L}*)\.?,?\s*(?:at\s+)?)?(?:${date},?\s*)?(?:${time})?\]?$`,
    'iu',
  ),
  new RegExp(String.raw`^(?:today|yesterday|ma|tegnap|(?:${weekday})\p{L}*)$`, 'iu'),
  /^(sent|delivered|seen|read|edited|typing\.{0,3}|elküldve|kézbesítve|látta|olvasva)(\s.{0,12})?$/iu,
  /^<?(media omitted|image omitted|média kihagyva)>?$/iu,
  /^(you matched|it's a match|you both liked).*$/iu,
];

interface Line {
  label: string | null;
  text: string;
}

const isNoise = (line: string) => noise.some((pattern) => pattern.test(line));
const clean = (line: string) => line.replace(/[\u200e\u200f\u202a-\u202e\ufeff]/g, '').trim();

function readLine(line: string, matchName: string): Line {
  for (const pattern of labelled) {
    const hit = pattern.exec(line);
    if (hit) return { label: hit[1]?.trim() ?? '', text: hit[2] ?? '' };
  }
  const hit = plainLabel.exec(line);
  if (hit) return { label: hit[1]?.trim() ?? '', text: hit[2] ?? '' };
  // A name alone on its line, as web chats copy it.
  const bare = line.toLowerCase();
  if (ownNames.has(bare) || (matchName !== '' && bare === matchName.toLowerCase())) return { label: line, text: '' };
  return { label: null, text: line };
}

/** Which of the labels is the member: a word for oneself, or the one that is not the match. */
function ownLabelOf(labels: string[], matchName: string): (label: string) => boolean {
  const lower = labels.map((label) => label.toLowerCase());
  const known = lower.find((label) => ownNames.has(label));
  if (known !== undefined) return (label) => ownNames.has(label.toLowerCase());
  const wanted = matchName.toLowerCase();
  const theirs = lower.find((label) => wanted !== '' && (label.startsWith(wanted) || wanted.startsWith(label)));
  // Without a hint the first to speak is taken for the match: a tap corrects it.
  const match = theirs ?? lower[0];
  return (label) => label.toLowerCase() !== match;
}

/**
 * Reads a chat as people copy it: with names, with dates and times, with names on their own lines, or bare lines.
 * Bare paragraphs alternate, the match first. Whatever it reads is one tap away from being put right.
 */
export function parsePaste(pasted: string, matchName: string): Message[] {
  const raw = pasted.split(/\r?\n/).map(clean);
  const lines = raw.map((line) => (line === '' || isNoise(line) ? null : readLine(line, matchName)));
  const labels = [...new Set(lines.flatMap((line) => (line?.label ? [line.label] : [])))];
  const hasSpeakers = labels.length > 0 && lines.find((line) => line !== null)?.label !== null;
  return hasSpeakers ? withSpeakers(lines, labels, matchName) : bareBlocks(raw);
}

function withSpeakers(lines: (Line | null)[], labels: string[], matchName: string): Message[] {
  const isOwn = ownLabelOf(labels, matchName);
  const messages: Message[] = [];
  for (const line of lines) {
    if (!line) continue;
    const last = messages.at(-1);
    if (line.label !== null) messages.push({ sender: isOwn(line.label) ? 'user' : 'match', content: line.text });
    else if (last) last.content = [last.content, line.text].filter(Boolean).join('\n');
  }
  return messages.filter(({ content }) => content !== '');
}

function bareBlocks(raw: string[]): Message[] {
  const hasGaps = raw.some((line, at) => line === '' && at > 0 && at < raw.length - 1);
  const blocks: string[] = [];
  let open = false;
  for (const line of raw) {
    if (line === '' || isNoise(line)) open = false;
    else if (open && hasGaps) blocks[blocks.length - 1] += `\n${line}`;
    else {
      blocks.push(line);
      open = true;
    }
  }
  return blocks.map((content, at) => ({ sender: at % 2 === 0 ? 'match' : 'user', content }));
}
