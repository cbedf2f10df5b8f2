import { fillTemplate } from '@datewright/demo/fill-template';
import { normalizeText } from '@datewright/demo/normalize-text';
import { createSeededRandom, shuffle } from '@datewright/demo/seeded-random';
import { applyVoice } from './apply-voice.ts';
import { fillBioSlots, listSubjects, pickLookingFor } from './bio-slots.ts';
import { explainBio, type UsedPhrases } from './explain-bio.ts';
import { type LanguagePhrases, phrasesByLanguage } from './phrases-by-language.ts';
import type { BioTask } from './read-bio-task.ts';
import { tidyBio } from './tidy-bio.ts';

interface WrittenBio {
  bio: string;
  explanation: string[];
}

/** Which sentences a draft has, from the longest shape to the shortest that fits a limit. */
const newShapes: (keyof UsedPhrases)[][] = [
  ['opener', 'opinion', 'seek', 'closer'],
  ['opener', 'seek', 'closer'],
  ['opener', 'closer'],
  ['opener', 'seek'],
  ['opener'],
  ['opinion'],
  ['closer'],
];
/** Around the member's own sentences stands nothing that they did not say. One question is enough. */
const rewriteShapes: Record<'asking' | 'telling', (keyof UsedPhrases)[][]> = {
  asking: [['own', 'seek'], ['own']],
  telling: [['own', 'seek', 'closer'], ['own', 'closer'], ['own']],
};
/** A bio of clichés leaves nothing to keep: the rewrite has a gap for the member's own words, and asks. */
const emptyShapes: (keyof UsedPhrases)[][] = [['gap', 'seek', 'closer'], ['gap', 'closer'], ['gap']];
const triesPerShape = 30;
const maxLength = 420;
/** What most apps have room for. A rewrite is only longer when the text was. */
const rewriteMaxLength = 300;
const maxAdded = 120;
/** Of the room, what the member's own sentences may take before a closing one. */
const closingShare = 0.55;

function pickFrames({ saysItself, isPhrase, seeks }: LanguagePhrases, seek: string): string[] {
  if (saysItself.test(seek)) return ['{seek}.'];
  return isPhrase.test(seek) ? seeks.phrase : seeks.anything;
}

/** A sentence that means nothing before the one that it follows. */
const followsOn = /^(?:it|he|she|they|this|that|these|and|but|so|also|or|ez|az|ő|ők|és|de|meg|is|így|ezért)(?!\p{L})/iu;

/** The member's sentences, then with the first one second, then as many as fit with and without a closing sentence. */
function arrange(sentences: string[], room: number): string[][] {
  if (sentences.length === 0) return [];
  const [first = '', ...rest] = sentences;
  const fitInto = (most: number) => sentences.filter((_, at) => sentences.slice(0, at + 1).join(' ').length <= most);
  const orders =
    rest.length < 2 || followsOn.test(rest[0] ?? '')
      ? [sentences]
      : [sentences, [...rest.slice(0, 1), first, ...rest.slice(1)]];
  return [...orders, fitInto(room * closingShare), fitInto(room)];
}

/** Writes a bio from the task. The same task, including `avoid`, always gives the same bio. */
export function writeBio(task: BioTask): WrittenBio {
  const book: LanguagePhrases = phrasesByLanguage[task.language];
  const roll = createSeededRandom(JSON.stringify(task));
  const taken = new Set([...task.avoid, task.currentBio].map(normalizeText));
  const subjects = listSubjects(task, book);
  const seek = pickLookingFor(task.lookingFor, book);
  const { length } = task.currentBio;
  const room = Math.min(task.limit, length === 0 ? maxLength : Math.max(rewriteMaxLength, length + maxAdded));
  const own = tidyBio(task.currentBio, book);

  function draft(shape: readonly (keyof UsedPhrases)[], sentences: readonly string[]): UsedPhrases {
    const slots = fillBioSlots(shuffle(subjects, roll), book, seek, roll);
    const one = (frames: string[]) =>
      fillTemplate(frames[Math.floor(roll() * frames.length)] ?? '', slots) || undefined;
    const seeks = pickFrames(book, seek ?? '');
    const all: UsedPhrases = {
      own: sentences.join(' ') || undefined,
      opener: sentences.length > 0 ? undefined : one(book.openers[task.tone]),
      opinion: one(book.opinions[task.tone]),
      gap: one(book.gaps[task.tone]),
      seek: seek ? one(seeks) : undefined,
      closer: one(book.closers[task.tone].filter((frame) => !shape.includes('gap') || frame.includes('{q}'))),
    };
    return Object.fromEntries(shape.map((part) => [part, all[part]]));
  }

  const asks = own.sentences.some((sentence) => sentence.endsWith('?'));
  const arranged = arrange(own.sentences, room);
  // When none of these is new, a bio that asks gets another question after all.
  const withOwn = asks ? [rewriteShapes.asking, rewriteShapes.telling] : [rewriteShapes.telling];
  const drafts = [
    ...withOwn.flatMap((shapes) => arranged.flatMap((sentences) => shapes.map((shape) => ({ shape, sentences })))),
    ...(task.currentBio === '' ? newShapes : emptyShapes).map((shape) => ({ shape, sentences: [] })),
  ];
  for (const { shape, sentences } of drafts) {
    for (let attempt = 0; attempt < triesPerShape; attempt++) {
      const used = draft(shape, sentences);
      const bio = applyVoice(task.voice, Object.values(used).filter(Boolean).join(' '));
      const isReordered = sentences.length > 0 && sentences[0] !== own.sentences[0];
      if (bio === '' || bio.length > room || taken.has(normalizeText(bio))) continue;
      return { bio, explanation: explainBio(task, book, used, { isShorter: own.isShorter, isReordered }, roll) };
    }
  }
  return { bio: own.sentences.join(' ').slice(0, task.limit), explanation: [book.explain.tone[task.tone]] };
}
