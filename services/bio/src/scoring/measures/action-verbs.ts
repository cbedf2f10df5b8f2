import { getWordFrequencies } from '@datewright/safety/text/word-frequency';
import * as en from '../lexicon/en/action-verbs.ts';
import * as hu from '../lexicon/hu/action-verbs.ts';
import type { ParsedBio, Sentence, Word } from '../text/parsed-bio.ts';
import { toNoun } from '../word-frequency.ts';

/** Verbs for what the writer does or what happened; not for what one is, likes or looks for. */
export const findActionVerbs = (sentence: Sentence, { language }: ParsedBio): Word[] =>
  language === 'en' ? findEnglishActionVerbs(sentence) : findHungarianActionVerbs(sentence);

const firstPersonPronoun = /^(?:i|we|i've|i'd|i'll|we've|we'll)$/;

function findEnglishActionVerbs({ corrected }: Sentence): Word[] {
  return corrected.filter((word, place) => {
    if (word.slip) return false;
    if (isEnglishPast(word.lower)) return true;
    let before = place - 1;
    while (en.adverbsAfterSubject.has(corrected[before]?.lower ?? '')) before -= 1;
    const doer = corrected[before];
    return (
      doer !== undefined &&
      !doer.slip &&
      firstPersonPronoun.test(doer.lower) &&
      !en.nonActionVerbs.has(word.lower) &&
      !en.adverbsAfterSubject.has(word.lower)
    );
  });
}

function isEnglishPast(lower: string): boolean {
  if (en.irregularPasts.has(lower)) return true;
  if (!/..ed$/.test(lower) || en.nonPastWords.has(lower)) return false;
  const known = getWordFrequencies('en');
  return [lower.slice(0, -1), lower.slice(0, -2), lower.slice(0, -3)].some((verb) => known.has(verb));
}

const findHungarianActionVerbs = ({ corrected }: Sentence): Word[] =>
  corrected.filter(({ lower, slip }) => {
    const verb = slip ? '' : toInfinitive(lower);
    return verb !== '' && !hu.nonActionVerbs.has(verb);
  });

const pastEndings = [
  'ottam',
  'ettem',
  'öttem',
  'ttam',
  'ttem',
  'tam',
  'tem',
  'ott',
  'ett',
  'ött',
  'tt',
  'ok',
  'ek',
  'ök',
  'om',
  'em',
  'öm',
];
const prefix = /^(?:meg|el|ki|be|fel|föl|le|végig|vissza|össze|át|haza|szét)(?=.{4})/;

const firstPersonEnding = /(?:[oeö]m|unk|ünk|t[ae]m|tunk|tünk|[oeö]tt)$/;

/** "Süt-ök" becomes "sütni"; "könyv-ek" is not a verb, because "könyvni" is not a word. */
function toInfinitive(lower: string): string {
  const irregular = hu.irregularActionVerbs.get(lower);
  if (irregular) return irregular;
  for (const end of pastEndings) {
    if (!lower.endsWith(end)) continue;
    const stem = lower.slice(0, -end.length);
    for (const verb of [stem, stem.replace(prefix, '')])
      for (const ending of ['ni', 'ani', 'eni']) if (getWordFrequencies('hu').has(verb + ending)) return verb + ending;
  }
  return firstPersonEnding.test(lower) ? toNoun(lower) : '';
}
