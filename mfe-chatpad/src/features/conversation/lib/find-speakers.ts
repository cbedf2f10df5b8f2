import { isSentenceStart } from './label-words.ts';
import { isOwnName, isSamePerson, isTheirLabel, looksLikeName } from './person-names.ts';
import { hasStampedName, parsePlainLine, parseStampedLine } from './speaker-labels.ts';
import { isSystemLine } from './system-lines.ts';

export interface ParticipantNames {
  match: string;
  member: string;
}

/** A chat has two speakers. */
const speakerCount = 2;

/** Counts labels, in the order in which they first appear. */
function countLabels(labels: (string | null | undefined)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const label of labels) if (label) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

/**
 * Finds who speaks in lines without a date: known people, labels that come again ("Anna: …"), and names on lines of their own. What
 * occurs once may be an ordinary word before a colon, so it needs another speaker or to look like a name.
 */
export function findSpeakers(raw: string[], { match, member }: ParticipantNames): (label: string) => boolean {
  const isOwn = (label: string) => isOwnName(label) || isSamePerson(label, member);
  const isTheirs = (label: string) => isSamePerson(label, match);
  const isKnown = (label: string) => isOwn(label) || isTheirs(label);
  const texts = raw.filter((line) => line !== '' && !isSystemLine(line));
  const stamped = texts.map(parseStampedLine).flatMap((line) => (line && line !== 'system' ? [line.label] : []));
  const senders = [...stamped, ...texts.filter(isKnown)];
  const plain = texts.map((line) => (parseStampedLine(line) === null ? (parsePlainLine(line)?.label ?? null) : null));
  const counts = countLabels(plain);
  const known = new Set([...senders, ...counts.keys()].filter(isKnown));
  const isMissing = ![...known].some(isOwn) || ![...known].some(isTheirs);
  const speakers = new Set(isMissing && !texts.some(hasStampedName) ? inferSpeakers() : []);
  return (label) => speakers.has(label) || isKnown(label);

  function inferSpeakers(): string[] {
    const labels = inferFromLabels(plain, counts, known);
    return labels.length > 0 ? labels : inferFromNameLines(raw, senders);
  }
}

/** Labels before a colon. */
function inferFromLabels(plain: (string | null)[], counts: Map<string, number>, known: Set<string>): string[] {
  const others = [...counts.keys()].filter((label) => !known.has(label) && !isSentenceStart(label));
  const isRepeated = (label: string) => (counts.get(label) ?? 0) > 1;
  const isWholeChat = plain.every((label) => label !== null) && others.some(isRepeated);
  const repeated = others.filter(isRepeated);
  const repeatedNames = repeated.filter(looksLikeName);
  const found = repeatedNames.length + known.size < speakerCount ? repeated : repeatedNames;
  const isName = (label: string) => looksLikeName(label) || isTheirLabel(label);
  const once = others.filter((label) => !isRepeated(label) && (isName(label) || isWholeChat));
  const isBegun = plain[0] !== null;
  const needed = speakerCount - known.size - found.length;
  if (needed <= 0) return found;
  if (!isBegun) return [];
  // Several words that occur once are a list, unless one of them is a known speaker.
  const isList = once.length > needed && found.length + known.size === 0;
  const all = isList ? [] : [...found, ...once.slice(0, needed)];
  const isAlone = all.length === 1 && all.every(isName);
  return all.length + known.size >= speakerCount || isWholeChat || isAlone ? all : [];
}

/** Names on lines of their own, as copied from a page: the text follows in the next line. */
function inferFromNameLines(raw: string[], senders: string[]): string[] {
  const isText = (line = '') => line !== '' && !isSystemLine(line) && parseStampedLine(line) === null;
  const names = raw.filter(
    (line, at) => isText(line) && looksLikeName(line) && !isOwnName(line) && isText(raw[at + 1]),
  );
  const counts = [...countLabels(names)].sort(([, a], [, b]) => b - a);
  const isWhole = ([name, count]: [string, number]) => name.includes(' ') && (count > 1 || name === raw.find(isText));
  if (senders.some(isOwnName)) {
    // "You sent" precedes the member's messages, and the name all others.
    const best = counts.find(isWhole) ?? counts.find(([, count]) => count > 1);
    return best ? [best[0]] : [];
  }
  const whole = counts.filter(isWhole).map(([name]) => name);
  return whole.length === speakerCount ? whole : [];
}
