import type { Message } from '@datewright/contracts/chatpad/match';
import {
  isOwnName,
  isSamePerson,
  type LabelledLine,
  looksLikeName,
  parsePlainLine,
  parseStampedLine,
} from './speaker-labels.ts';
import { cleanLine, isMediaPlaceholder, isSystemLine } from './system-lines.ts';

/** One way to read it. `who` is the label that is the member's, or whose the first message is. */
interface SpeakerChoice {
  who: string;
  messages: Message[];
}

/** What was read of a paste. Where it is not sure who is who, the member says it. */
export type PasteResult =
  | { kind: 'nothing' }
  | { kind: 'sure'; messages: Message[] }
  /** Which of these names is the member's. */
  | { kind: 'name'; choices: SpeakerChoice[] }
  /** No names: who wrote the first of several, or the only one. */
  | { kind: 'first' | 'only'; choices: [SpeakerChoice, SpeakerChoice] };

interface ParticipantNames {
  match: string;
  member: string;
}

type Line = { label: string | null; text: string } | 'gap' | 'system';

/**
 * Reads a chat as people copy it out of their apps: with names and times, with names on their own lines, or bare. Only
 * who is known to speak makes a label; what an app wrote between messages is dropped.
 */
export function parsePaste(pasted: string, names: ParticipantNames): PasteResult {
  const raw = pasted.split(/\r?\n/).map(cleanLine);
  const speaks = findSpeakers(raw, names);
  const lines = raw.map((line) => parseLine(line, speaks));
  const labels = [
    ...new Set(lines.flatMap((line) => (typeof line === 'object' && line.label !== null ? [line.label] : []))),
  ];
  if (labels.length > 0) return parseLabelled(lines, labels, names);
  return parseUnlabelled(lines);
}

/** Who speaks in lines with plain labels: known people, and whoever must be the other one. */
function findSpeakers(raw: string[], { match, member }: ParticipantNames): (label: string) => boolean {
  const counts = new Map<string, number>();
  for (const line of raw) {
    const label = !isSystemLine(line) && parseStampedLine(line) === null && parsePlainLine(line)?.label;
    if (label) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const all = [...counts.keys()];
  const isOwn = (label: string) => isOwnName(label) || isSamePerson(label, member);
  const isTheirs = (label: string) => isSamePerson(label, match);
  const known = all.filter((label) => isOwn(label) || isTheirs(label));
  const first = raw.find((line) => line !== '' && !isSystemLine(line)) ?? '';
  const beginsWithLabel = parsePlainLine(first) !== null;
  const isMissing = !known.some(isOwn) || !known.some(isTheirs);
  const others = all.filter((label) => !known.includes(label) && looksLikeName(label));
  // A chat of two has two names. A name that comes once may be a word with a colon: it needs a known one beside it.
  const mayJoin = others.filter((label) => (counts.get(label) ?? 0) > 1 || others.length + known.length === 2);
  const joined = isMissing && beginsWithLabel && known.length + mayJoin.length >= 2 ? mayJoin : [];
  const speakers = new Set([...known, ...joined]);
  return (label) => speakers.has(label) || isOwn(label) || isTheirs(label);
}

function parseLine(line: string, speaks: (label: string) => boolean): Line {
  if (line === '') return 'gap';
  if (isSystemLine(line)) return 'system';
  const stamped = parseStampedLine(line);
  if (stamped === 'system') return 'system';
  const hit: LabelledLine | null = stamped ?? onlyFromSpeaker(parsePlainLine(line), speaks);
  if (hit) return { label: hit.label, text: isMediaPlaceholder(hit.text) ? '' : hit.text };
  // A name alone on its line, as web pages copy it.
  return speaks(line) ? { label: line, text: '' } : { label: null, text: line };
}

const onlyFromSpeaker = (hit: LabelledLine | null, speaks: (label: string) => boolean) =>
  hit && speaks(hit.label) ? hit : null;

function parseLabelled(lines: Line[], labels: string[], { match, member }: ParticipantNames): PasteResult {
  const talkOf = (isOwn: (label: string) => boolean) => toMessages(lines, isOwn);
  if (talkOf(() => true).length === 0) return { kind: 'nothing' };
  const isMe = (label: string) => isOwnName(label) || isSamePerson(label, member);
  if (labels.some(isMe)) return { kind: 'sure', messages: talkOf(isMe) };
  const others = labels.filter((label) => !isSamePerson(label, match));
  // With their name known, the only other one is the member.
  if (others.length < labels.length && others.length < 2) {
    return { kind: 'sure', messages: talkOf((label) => others.includes(label)) };
  }
  const choices = others.slice(0, 6).map((who) => ({ who, messages: talkOf((label) => label === who) }));
  return { kind: 'name', choices };
}

/** Lines without a name go on with the message before; what stands before the first name belongs to nobody. */
function toMessages(lines: Line[], isOwn: (label: string) => boolean): Message[] {
  const messages: Message[] = [];
  for (const line of lines) {
    if (typeof line !== 'object') continue;
    const last = messages.at(-1);
    if (line.label !== null) messages.push({ sender: isOwn(line.label) ? 'user' : 'match', content: line.text });
    else if (last) last.content = [last.content, line.text].filter(Boolean).join('\n');
  }
  return messages.filter(({ content }) => content !== '');
}

function parseUnlabelled(lines: Line[]): PasteResult {
  const hasGaps = lines.some((line, at) => line === 'gap' && at > 0 && at < lines.length - 1);
  const blocks: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (typeof line !== 'object') isOpen = false;
    else if (isOpen && hasGaps) blocks[blocks.length - 1] += `\n${line.text}`;
    else {
      blocks.push(line.text);
      isOpen = true;
    }
  }
  if (blocks.length === 0) return { kind: 'nothing' };
  const begun = (first: Message['sender']): SpeakerChoice => ({
    who: first,
    messages: blocks.map((content, at) => ({
      sender: (at % 2 === 0) === (first === 'match') ? 'match' : 'user',
      content,
    })),
  });
  return { kind: blocks.length === 1 ? 'only' : 'first', choices: [begun('match'), begun('user')] };
}
