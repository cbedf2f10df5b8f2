import { type EvidenceId, evidence } from '@datewright/contracts/evidence';
import { toComparableText } from '@datewright/tool-kit/ai/ai-answer';
import type { WritingOptions } from './writing-options.ts';

type Situation = Pick<WritingOptions, 'mode' | 'draft'>;

/** What a study is about: where it may be cited at all, and what the words that follow it look like. */
interface CitationRule {
  applies(situation: Situation): boolean;
  isShownBy?(words: string, text: string): boolean;
}

const shortMaxLength = 160;
const laughter = /haha|hehe|lol|[😂🤣😄😅😆]/iu;
const numberSwap = /\b(?:number|whatsapp|telegram|signal|viber)\b|(?<!\p{L})(?:számod|számom|telefonszám)/iu;

// The other studies are about profiles, not messages.
const citationRules = new Map<EvidenceId, CitationRule>([
  ['followUpQuestions', { applies: ({ mode }) => mode !== 'opener', isShownBy: (words) => words.includes('?') }],
  [
    'shortPersonalFunny',
    { applies: ({ mode }) => mode !== 'reply', isShownBy: (_words, text) => text.length <= shortMaxLength },
  ],
  ['concreteDisclosure', { applies: ({ mode }) => mode !== 'ask-out' }],
  ['looksWords', { applies: ({ mode }) => mode === 'opener', isShownBy: (words) => laughter.test(words) }],
  ['earlyNumbers', { applies: ({ mode }) => mode !== 'opener', isShownBy: (words) => numberSwap.test(words) }],
  ['soundHuman', { applies: ({ draft }) => draft !== null }],
]);

/** The studies that a suggestion may cite. */
export const listCitableStudies = (situation: Situation): EvidenceId[] =>
  [...citationRules].filter(([, rule]) => rule.applies(situation)).map(([id]) => id);

const quotedWords = /[“„"]([^“”„"]{5,})[”“"]/gu;

/** The study, if the reason quotes words of the suggestion that follow it; else `null`. */
export function findCitedStudy(
  study: string | null,
  { text, reason }: { text: string; reason: string },
  situation: Situation,
): EvidenceId | null {
  const id = Object.keys(evidence).find((one) => one === study) as EvidenceId | undefined;
  const rule = id && citationRules.get(id);
  if (!rule?.applies(situation)) return null;
  const isShown = [...reason.matchAll(quotedWords)].some(([, words = '']) => {
    const isQuoted = toComparableText(words) !== '' && toComparableText(text).includes(toComparableText(words));
    return isQuoted && (rule.isShownBy?.(words, text) ?? true);
  });
  return isShown && id ? id : null;
}
