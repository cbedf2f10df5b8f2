import type { Match } from '@datewright/contracts/chatpad/match';
import { addDays } from '@datewright/contracts/datecoach/zoned-time';
import { toLocalDay } from './plan-times.ts';

/** A day that is meant, unlike "a free Sunday", "Sunday pancakes" or "on Sunday mornings". */
const toEnglish = (name: string) =>
  String.raw`(?:^|(?<!\p{L})(?:on|this|next|coming|about|maybe|say|why not|for|is|does|do|or|and|then|meet|you|(?<!a )free) )\s*${name}(?=\s*$| (?:at|morning|afternoon|evening|night|works?|is|it|suits|would|could|sounds|then|or|and|instead|after|around|for)(?!\p{L}))`;

/** From Monday. A Hungarian ending says already that the day is meant. */
const weekdays = [
  ['monday', 'hétfő(?:n|re)?'],
  ['tuesday', 'kedd(?:en|re)?'],
  ['wednesday', 'szerd(?:a|án|ára)'],
  ['thursday', 'csütörtök(?:ön|re)?'],
  ['friday', 'péntek(?:en|re)?'],
  ['saturday', 'szombat(?:on|ra)?'],
  ['sunday', 'vasárnap(?:ra)?'],
].map(([en = '', hu]) => new RegExp(String.raw`${toEnglish(en)}|(?<!\p{L})${hu}(?!\p{L})`, 'iu'));

/** The day does not suit, or is past. */
const excluded =
  /(?<!\p{L})(?:(?<!why )not|can't|cannot|doesn't|don't|won't|isn't|busy|last|was|went|had|nem|múlt|voltam)(?!\p{L})/iu;

/** Older messages are about another plan. */
const recentMessages = 6;

/** The day that the newest messages suggest, from today on; `null` when they name none. */
export function findNamedDay({ messages, lastMessageAt }: Pick<Match, 'messages' | 'lastMessageAt'>, now: Date) {
  const sentOn = lastMessageAt ? new Date(lastMessageAt) : now;
  const clauses = messages
    .slice(-recentMessages)
    .flatMap(({ content }) => content.replaceAll('’', "'").split(/[.,;:!?\n–—]|\bbut\b/))
    .map((clause) => clause.trim())
    .filter((clause) => !excluded.test(clause));
  const named = clauses.map((clause) => weekdays.findIndex((names) => names.test(clause))).findLast((at) => at >= 0);
  if (named === undefined) return null;
  const day = firstAfter(sentOn, named);
  return day < toLocalDay(now) ? null : day;
}

/** The first such weekday after the day, from 0 for Monday. */
const firstAfter = (at: Date, weekday: number) => addDays(toLocalDay(at), ((weekday - at.getDay() + 7) % 7) + 1);
