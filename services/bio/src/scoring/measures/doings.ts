import { wordFrequencies } from '@datewright/safety/text/word-frequency';
import { nounOfVerb } from '../how-common.ts';
import type { Reading, Sentence, Word } from '../reading/reading.ts';
import * as en from '../words/en/doings.ts';
import * as hu from '../words/hu/doings.ts';

/** Verbs by which a sentence tells what the writer does, or what happened: not what one is, likes or looks for. */
export const doings = (sentence: Sentence, { language }: Reading): Word[] =>
  language === 'en' ? englishDoings(sentence) : hungarianDoings(sentence);

const writer = /^(?:i|we|i've|i'd|i'll|we've|we'll)$/;

function englishDoings({ meant }: Sentence): Word[] {
  return meant.filter((word, place) => {
    if (word.slip) return false;
    if (isEnglishPast(word.lower)) return true;
    let before = place - 1;
    while (en.betweenDoer.has(meant[before]?.lower ?? '')) before -= 1;
    const doer = meant[before];
    return (
      doer !== undefined &&
      !doer.slip &&
      writer.test(doer.lower) &&
      !en.noDoings.has(word.lower) &&
      !en.betweenDoer.has(word.lower)
    );
  });
}

function isEnglishPast(lower: string): boolean {
  if (en.irregularPasts.has(lower)) return true;
  if (!/..ed$/.test(lower) || en.noPasts.has(lower)) return false;
  const known = wordFrequencies('en');
  return [lower.slice(0, -1), lower.slice(0, -2), lower.slice(0, -3)].some((verb) => known.has(verb));
}

const hungarianDoings = ({ meant }: Sentence): Word[] =>
  meant.filter(({ lower, slip }) => {
    const verb = slip ? '' : infinitiveOf(lower);
    return verb !== '' && !hu.noDoings.has(verb);
  });

const ends = [
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

const ofWriter = /(?:[oeö]m|unk|ünk|t[ae]m|tunk|tünk|[oeö]tt)$/;

/** "Süt-ök" is "sütni", and "könyv-ek" is no verb at all, as nobody says "könyvni". */
function infinitiveOf(lower: string): string {
  const irregular = hu.irregularDoings.get(lower);
  if (irregular) return irregular;
  for (const end of ends) {
    if (!lower.endsWith(end)) continue;
    const stem = lower.slice(0, -end.length);
    for (const verb of [stem, stem.replace(prefix, '')])
      for (const ending of ['ni', 'ani', 'eni']) if (wordFrequencies('hu').has(verb + ending)) return verb + ending;
  }
  return ofWriter.test(lower) ? nounOfVerb(lower) : '';
}
