import type { Task } from './read-task.ts';

export type Language = 'en' | 'hu';

const hungarianWords =
  'a az egy és vagy hogy nem is de van mi mit ki hol te én szia sziasztok helló igen köszi szeretem szeretek imádom milyen mennyire kedvenc szoktam nagyon csak még már ha el meg neked veled vagyok hát jó lenne lesz volt mivel honnan merre mikor hol hova este holnap ma bocs mizu csinálsz laksz szoktál szereted voltál láttad ráérsz kérlek örülök';
const englishWords =
  'the a an and or that not is are but what who where you i hi hey hello yes thanks love like my your how favorite favourite really just still if to of in for with me am was were so it this';

/** Endings of verbs that address one person, which English words don't have. */
const hungarianVerb = /\p{L}{2}(?:[ioeö]zol|[ioe]zel|kozol|kezel|[aeöo]lsz|[hk][ae]tsz|tál|tél|ttad|tted)$/u;

/** How Hungarian verbs end when their writer tells of themselves: "dobolok", "megjöttem", "futunk". */
const hungarianEnding =
  /^(?!bangkok|trek|shrek|derek|marek|system|totem|shrunk)(?:\p{L}{2,}(?<![oe])[oeö]k|\p{L}{2,}t[ae]m|\p{L}{3,}[uü]nk|\p{L}{2,}[aoeö]lt[ae]l)$/u;

const asSet = (words: string) => new Set(words.split(' '));
const known = { hu: asSet(hungarianWords), en: asSet(englishWords) };

/** Positive for Hungarian, negative for English, 0 when undecided. */
function scoreLanguage(text: string): number {
  let score = (text.match(/[őűŐŰ]/g)?.length ?? 0) * 2 + (text.match(/[áéíóöúü]/gi)?.length ?? 0) * 0.5;
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (known.hu.has(word) || hungarianVerb.test(word)) score += 1;
    if (known.en.has(word)) score -= 1;
  }
  return score;
}

/**
 * The language that the task names. Otherwise detects it from the draft, from the words and then the endings of the match's
 * last messages, then from the whole conversation, and the bio with interests; falls back to English.
 */
export function detectTaskLanguage({ language, conversation, draft, match }: Task): Language {
  if (language) return language;
  const talkOf = (messages: Task['conversation']) => messages.map(({ text }) => text).join('\n');
  const theirs = talkOf(conversation.filter(({ from }) => from === 'match').slice(-3));
  const talk = talkOf(conversation.slice(-12));
  const ends = (theirs.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => hungarianEnding.test(word));
  if (!draft && ends && scoreLanguage(theirs) === 0) return 'hu';
  for (const text of [draft ?? '', theirs, talk, `${match.bio}\n${match.interests.join(', ')}`]) {
    const score = scoreLanguage(text);
    if (score !== 0) return score > 0 ? 'hu' : 'en';
  }
  return 'en';
}
