import { fillTemplate } from '@datewright/demo/fill-template';
import { type LanguagePhrases, phrasesByLanguage } from './phrases-by-language.ts';
import type { BioTask } from './read-bio-task.ts';
import { keepUnworn } from './tidy-bio.ts';
import { writeBio } from './write-bio.ts';

const longBio = 450;
const seeks = /look(?:ing)? for|hoping to|someone who|meet (?:some|a )|keres|valaki|akivel|társ/i;
const improvementChance = 0.5;
const leastNotes = 3;
const quotedWords = 7;
/** Share of all points from which the demo AI has nothing to better. */
const goodShare = 0.9;
/** A shorter clause is a heading rather than something to picture. */
const pictureWords = 3;

const openEnd =
  /(?:[\s.,:;…]+(?:and|or|but|from|the|a|an|to|of|in|on|at|with|my|for|i|so|who|which|that|every|not|then|és|vagy|de|az|egy|hogy|meg|is|aki|ami|amit|aztán|nem))*[\s.,:;…]*$/i;

/** The first words of a sentence as they are there: whole if short, otherwise up to a comma or as many as fit. */
function quote(sentence = ''): string {
  const text = sentence.trim().replace(/[.,:;…]+$/, '');
  if (text.split(/\s+/).length <= quotedWords) return text;
  const clause = /^\S+(?:\s+[^\s,;:–—]+){2,6}(?=[,;:–—])/u.exec(text)?.[0];
  return clause ?? `${/^\S+(?:\s+\S+){0,5}/.exec(text)?.[0].replace(openEnd, '') ?? ''}…`;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The demo AI's advice on a bio, and its better version. It only repeats what was measured. */
export function advise(task: BioTask): { feedback: string[]; improvedVersion: string | null } {
  const book: LanguagePhrases = phrasesByLanguage[task.language];
  const { advice } = book;
  const bio = task.currentBio;
  const shareOf = (name: string) => {
    const { points = 0, most = 1 } = task.parts.find(({ part }) => part === name) ?? {};
    return points / most;
  };
  const sentences = bio.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => /\p{L}{2}/u.test(sentence));
  const [first] = sentences;
  const last = sentences.at(-1);
  const worn = book.worn.exec(bio)?.[0];
  const vague = book.vague.exec(bio)?.[0];
  const seek = sentences.find((sentence) => seeks.test(sentence));
  const question = sentences.find((sentence) => sentence.endsWith('?'));
  // Something to picture is in the longest sentence that is neither worn nor about the other one.
  const own = sentences
    .filter((sentence) => sentence !== question && sentence !== seek)
    .flatMap((sentence) => keepUnworn(sentence, book))
    .filter((clause) => !book.negative.test(clause))
    .toSorted((one, other) => other.length - one.length);
  const isHook = shareOf('hook') > 0;
  const closing = isHook ? (question ?? last) : last;
  const pictured = own.filter((clause) => clause.split(/\s+/).length >= pictureWords);
  const [longest = first] = [...pictured.filter((clause) => clause !== closing), ...pictured];
  const other = own.find((clause) => clause !== closing && clause !== longest) ?? first;
  const negative = book.negative.exec(bio)?.[0];
  const about = (line: string, words = '') => fillTemplate(line, { words }) ?? '';
  const feedback = [
    shareOf('concrete') >= improvementChance
      ? about(advice.concrete, quote(longest))
      : about(advice.plain, vague ?? quote(longest)),
    ...(negative && shareOf('positivity') < 1 ? [about(advice.negative, negative)] : []),
    ...(worn && !negative?.includes(worn) && shareOf('originality') < 1 ? [about(advice.worn, worn)] : []),
    ...(shareOf('length') < improvementChance ? [about(advice.short, quote(other))] : []),
    ...(bio.length > longBio && shareOf('length') < 1 ? [about(advice.long, quote(first))] : []),
    about(isHook ? (question ? advice.question : advice.invitation) : advice.noQuestion, quote(closing)),
    ...(shareOf('balance') < 1 && !seek ? [about(advice.noSeek, quote(other))] : []),
    ...(shareOf('balance') === 1 && shareOf('originality') >= improvementChance && seek && !book.worn.test(seek)
      ? [about(advice.seek, quote(seek))]
      : []),
  ];
  if (feedback.length < leastNotes) feedback.push(advice.aloud);
  const [points, most] = [sum(task.parts.map((part) => part.points)), sum(task.parts.map((part) => part.most))];
  const isGood = most > 0 && points >= most * goodShare;
  return {
    feedback: feedback.slice(0, 5),
    improvedVersion: isGood ? null : writeBio({ ...task, task: 'improve' }).bio,
  };
}
