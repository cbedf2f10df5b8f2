import { toMatchText } from './match-text.ts';
import type { Sentence } from './sentences.ts';

const teen = '1[0-7]';
const opener = '(?:hey|hi|hiya|hello|yo|so|ok|im|i am|a|szia|sziasztok|hali|amugy|budapest|bp)';
/** "16f", "16/f", "16 yo girl", "f16"; in Hungarian "16 éves lány", "16/l". */
const shorthand = `(?:${teen} (?:(?:yo|y o|years? old|yrs? old|eves|evs) )?(?:f|m|l|girl|boy|female|male|lany|fiu|srac|csaj)|${teen} (?:yo|y o|years? old|yrs? old|eves|evs)|(?:f|m|l|female|male|girl|boy|lany|fiu) ${teen})`;
/** What follows an age in a profile; anything else ("16 F outside", "16 yo dog") makes it another number. */
const next =
  '(?:(?:still |currently )?in (?:high|middle|secondary|school|hs|year|grade|my|the|[0-9]+ th)|still|from|btw|lol|hs|high|middle|secondary|sixth|[0-9]+ th grade|school|sophomore|freshman|junior|senior|student|vagyok|gimis|diak|tanulo|gimnazista|kozepsulis|kozepiskolas|szakkozepes|tini)';
const ageClause = new RegExp(`^(?:${opener} ){0,4}${shorthand}(?= ${next}(?: |$)|$)`);

const school =
  /(?<![a-z0-9])(?:(?:high|middle|secondary|grammar) ?school|school|hs|sixth form|homework|gcses?|a levels?|sophomore|freshman|(?:junior|senior) at [a-z]+ high|(?:high|junior|senior) year|[0-9]+ th grade(?:r)?|year (?:9|1[0-3])|suli[a-z]*|iskola[a-z]*|gimi[a-z]*|gimnazi[a-z]*|kozepsuli[a-z]*|kozepisk[a-z]*|szakkozep[a-z]*|technikum[a-z]*|osztalyos|[a-z]+edikes|erettsegi[a-z]*|hazi feladat[a-z]*)(?![a-z0-9])/;

/** The number is somebody else's age, of the past, or no age at all; such a text stays a suspicion. */
const meantOtherwise = new RegExp(
  `(?<![a-z0-9])(?:${[
    'teach|teaches|teaching|taught|(?<!my )(?:teacher|coach|tutor|nurse|principal|counsell?or|librarian|janitor)',
    'sweethearts?|reunions?|graduated|used to|years ago|when i (?:was|left|went|finished|started)|since i was|left (?:high )?school|my old',
    '(?:mum|mom|dad|mother|father|parent|aunt|uncle) (?:of|to)|single (?:mum|mom|dad)|sons?|daughters?|kids|children|teens|twins|nieces?|nephews?|school run',
    'fahrenheit|celsius|degrees|outside|weather|forecast|temperature|freezer|oven|freezing|frost|snow day|clos(?:ed|es|ing)|cancell?ed|delay(?:ed|s)?',
    'size|seat|bra|lens|aperture|pilot|jets?|school record|pb|jump|met(?:er|re)s?|laps',
    'tanit(?:ok|om|ottam|unk)|[a-z]*tanar(?:no|kent)?|osztalyfonok|edzo|edzokent|nevel(?:ek|em|o)|anyuka|apuka|anyukaja|apukaja|anyja|apja|edesanyja|edesapja',
    'lany[ao]m|fiam|gyerekem|gyerekeim|gyerekek|ocsem|hugom|voltam|jartam|koromban|koromtol|korom ota|regen|fok|meret[a-z]*|[a-z]*talalkozo',
  ].join('|')})(?![a-z0-9])`,
);
const adultAgeStated =
  /(?<![a-z0-9])(?:im|i am|en|vagyok) (?:1[89]|[2-9][0-9])(?![0-9])|(?<![a-z0-9])(?:1[89]|[2-9][0-9]) (?:f|m|yo|y o|years old|eves)(?![a-z0-9])/;

/**
 * True when a sentence states its writer's age in profile shorthand ("16f", "17 éves srác") and the text speaks of the
 * writer's school. The shorthand alone may be a temperature, a size or a seat.
 */
export function statesAgeInShorthand(sentences: readonly Sentence[], { textIndex, text }: Sentence): boolean {
  const clauses = text.split(/[,()]|\s[-–—]\s/).map(toMatchText);
  if (!clauses.some((clause) => ageClause.test(clause))) return false;
  const whole = sentences.filter((one) => one.textIndex === textIndex && !one.isJoined);
  const words = whole.map((one) => one.words).join(' ');
  return school.test(words) && !meantOtherwise.test(words) && !adultAgeStated.test(words);
}
