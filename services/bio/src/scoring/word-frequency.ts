import { getWordFrequencies } from '@datewright/safety/text/word-frequency';
import { LRUCache } from 'lru-cache';
import type { BioLanguage } from './text/parsed-bio.ts';

const minStemLength = 3;
const englishForms: readonly [RegExp, string][] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/ed$/, ''],
  [/d$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
];

const toWordList = (list: string): readonly string[] => list.trim().split(/\s+/);
/** The most common Hungarian endings. */
const endings = toWordList(`
  t k n m d i s ó ő ok ek ök ak at et ot öt on en ön os es ös as ás és ni ik ig ért ul ül va ve ban ben ba be ból ből
  ra re ról ről val vel hoz hez höz nak nek tól től nál nél om em öm am ám ém ja je unk ünk ott ett ött tam tem
`);
/** Sequences of endings, and endings that double the letter before them. */
const longEndings = toWordList(`
  kat ket od ed öd mal mel okat eket öket akat jaim eim aim jaink eink aink omat emet ömet amat omnak emnek amnak okon eken ökön akon okban
  ekben ökben akban okkal ekkel ökkel akkal okról ekről mmal mmel lal lel tal tel kal kel gal gel dal del bal bel ral
  rel nal nel szal szel zal zel sal sel csal csel omon emen ömön amon ából éből át ét ának ének ottam ettem öttem
  aimat eimet jaimat eimnek aimnak ebb abb ként anként enként nte
  kban kben kból kből kra kre król kről kkal kkel knak knek khoz khez khöz któl ktől knál knél
  ában ében ából éből ára ére áról éről ával ével ához éhez ától étől ánál énél jára jére járól jéről jával jével jában jében
  amban emben omban ömben ammal emmel ommal ömmel amra emre omra ömre amról emről omról ömről amtól emtől omtól ömtől
`);
/** Verb endings: "él-sz", "beszél-nünk", "indul-hatok". */
const verbEndings = toWordList(`
  hat het hatok hetek hatom hetem hatsz hetsz hatunk hetünk hatnak hetnek hatjuk hetjük junk jünk
  sz asz esz ol öl j jon jen jön jak jek juk jük játok ják tok tek nánk nénk nék nám ném nád néd nunk nünk nom nem tál tél ttál ttél ottál ettél öttél lak lek alak elek talak telek tatok tetek
`);
/** "El-hozza" is as frequent as "hozza". */
const verbPrefix = /^(?:meg|el|ki|be|fel|föl|le|vissza|össze|át|haza)(?=\p{L}{4})/u;
const allEndings: ReadonlySet<string> = new Set([...endings, ...longEndings, ...verbEndings]);
const maxEndingLength = Math.max(...[...allEndings].map(({ length }) => length));

/**
 * The frequency of a word with all its forms, on the Zipf scale: "macskával" is as frequent as "macska" and its other
 * forms together. 0 for a word that is not in use, so that an error is never taken for a rare word.
 */
export function getWordFrequency(lower: string, language: BioLanguage): number {
  if (language === 'en') return getEnglishFrequency(lower);
  const simple = lower.replace(verbPrefix, '');
  return (
    Math.max(getHungarianFrequency(lower), simple === lower ? 0 : getHungarianFrequency(simple)) ||
    getCompoundFrequency(lower) ||
    (toNoun(lower) === '' ? 0 : rare)
  );
}

function getEnglishFrequency(lower: string): number {
  const forms = englishForms.map(([ending, stem]) => lower.replace(ending, stem));
  return Math.max(...[lower, ...forms].map((form) => getWordFrequencies('en').get(form) ?? 0));
}

/** A form this frequent needs no stem. */
const clearly = 5;

function getHungarianFrequency(lower: string): number {
  const alone = getWordFrequencies('hu').get(lower) ?? 0;
  if (alone >= clearly) return alone;
  let most = getFrequencyWithEndings(lower);
  const longest = Math.min(maxEndingLength, lower.length - minStemLength);
  for (let cut = 1; cut <= longest && most < clearly; cut++) {
    if (allEndings.has(lower.slice(-cut))) most = Math.max(most, getFrequencyWithEndings(lower.slice(0, -cut)));
  }
  return most;
}

/**
 * Frequencies of stems, in some 2 MB: each takes a hundred lookups, and a bio that is being written is scored again and
 * again.
 */
const knownStems = new LRUCache<string, number>({ max: 20_000 });

/** The frequency of a stem with any ending; 0 unless it is a word itself, or a verb by its infinitive. */
function getFrequencyWithEndings(stem: string): number {
  const known = knownStems.get(stem);
  if (known !== undefined) return known;
  const frequency = sumWithEndings(stem);
  knownStems.set(stem, frequency);
  return frequency;
}

function sumWithEndings(stem: string): number {
  const known = getWordFrequencies('hu');
  const stems = listStemVariants(stem);
  if (!stems.some((one) => known.has(one) || known.has(`${one}ni`))) return 0;
  let sum = 0;
  for (const one of stems) {
    const alone = known.get(one);
    if (alone !== undefined) sum += 10 ** alone;
    for (const ending of endings) {
      const zipf = known.get(one + ending);
      if (zipf !== undefined) sum += 10 ** zipf;
    }
  }
  return Math.log10(sum);
}

const vowelChanges = new Map([
  ['a', 'á'],
  ['á', 'a'],
  ['e', 'é'],
  ['é', 'e'],
]);

/** "Kutyá-t" is a form of "kutya". */
function listStemVariants(stem: string): readonly string[] {
  const last = vowelChanges.get(stem.at(-1) ?? '');
  return last ? [stem, stem.slice(0, -1) + last] : [stem];
}

const verbOfNoun =
  /^(?:(\p{L}{3,}[áéióőúű])z|(\p{L}{3,}[^aáeéiíoóöőuúüű])[oeö]z)(?:ni|om|em|öm|unk|ünk|ol|el|öl|ik|nak|nek|tam|tem|tunk|tünk|ott|ett|ött|(?:ás|és)\p{L}{0,4})$/u;

/** "Cselló-zom", "társas-ozni": verbs made from a noun ("cselló"); empty for other words. */
export function toNoun(lower: string): string {
  const [, vowel = '', consonant = ''] = verbOfNoun.exec(lower) ?? [];
  const stem = vowel || consonant;
  if (stem === '') return '';
  const isKnown = listStemVariants(stem).some(
    (one) => getWordFrequencies('hu').has(one) || getCompoundFrequency(one) > 0,
  );
  return isKnown ? stem : '';
}

const shortestHalf = { first: 3, second: 4 };
/**
 * Frequency of a compound: both halves must be frequent enough not to be an accident, a short half even more, and the
 * whole counts as rare.
 */
const commonHalf = { short: 4.3, long: 3.5 };
const rare = 3;

/** "Lencse-levesbe", "mozdony-vezető": Hungarian compounds are written as one word, and no list has all of them. */
function getCompoundFrequency(lower: string): number {
  for (let cut = shortestHalf.first; cut <= lower.length - shortestHalf.second; cut++) {
    const first = getWordFrequencies('hu').get(lower.slice(0, cut)) ?? 0;
    if (first < (cut === shortestHalf.first ? commonHalf.short : commonHalf.long)) continue;
    if (getHungarianFrequency(lower.slice(cut)) >= commonHalf.long) return rare;
  }
  return 0;
}
