import { isCommonWord } from '../text/common-words.ts';
import { isEnglishText, isEnglishWord } from '../text/english-words.ts';
import { getWordFrequencies } from '../text/word-frequency.ts';
import { givenNames } from './given-names.ts';
import { getStems } from './hungarian-endings.ts';
import { placesAndBrands } from './places.ts';
import { worldNames } from './world-names.ts';

const toLowercaseSet = (names: Iterable<string>) => new Set([...names].map((one) => one.toLowerCase()));

/** Names that are Hungarian words in lower case, or become one with an ending: "ella" and "ellát". */
const hungarianWords = new Set(
  'barna boglárka előd flóra hanga ibolya hajnalka kamilla katica lehel levi manó merci pali rudi piroska jácint jázmin imola regina sári maxim mira bíborka aranka viola lili piri zakariás illés kende zente évike ella dalma soma magor géza alma andi bori csege bojta buda vali meli joli saci soni guszti dori heni vili beke bita marca mata palla rolla liska otta lóska bóka jóka léka balla barcsa barsó barta batta bolla borka botka cinka kocsa lócsa teca terka táca vica sinka siska simó sikó gercse cseke dancsa dóca elek derek kurt kacsa orso sari hanga elod flora boglarka piri'.split(
    ' ',
  ),
);
const minNameLength = 4;
let nameLists: { given: ReadonlySet<string>; world: ReadonlySet<string>; places: ReadonlySet<string> } | undefined;
const getNameLists = () => {
  nameLists ??= {
    given: toLowercaseSet(givenNames),
    world: toLowercaseSet(worldNames),
    places: toLowercaseSet(placesAndBrands),
  };
  return nameLists;
};

const word = "\\p{Ll}(?:\\p{Ll}|[-’'](?=\\p{Ll}{3})){1,28}";
const lowercaseWord = new RegExp(`(?<![\\p{L}\\p{N}_@#.'’/-])${word}(?![\\p{L}\\p{N}_]|[.@]\\p{L})`, 'gu');
const kin =
  'friend|mate|bestie|flatmate|roommate|housemate|boss|sister|brother|twin|mum|mom|dad|gran|aunt|auntie|uncle|cousin|niece|nephew|son|daughter|wife|husband|ex';
/** Words before which a lower-case word is a name, if it can be one. */
const cue = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:(?:haha|lol|so|and|hi|hey|hello|hiya|heya),? )?(?:(?:hi|hey|hello|hiya|heya|ok|okay|thanks|thank you|thx|ty|ta|cheers|sorry|congrats|happy birthday|bye|night|good night|love that for you|proud of you|morning|dear|introduced (?:him|her|my)self as)|i['’]?m|i am|it['’]?s|its|this is|(?:my|your|his|her|their) name is|name['’]?s|with|met|tell|told|ask|asked|text|texted|called|named|remember|call me|m(?:r|s|rs|iss)|(?:my|your|his|her|our) (?:best |good |old |dear |little |big |older |younger |twin )?(?:${kin})),? (${word})(?![\\p{L}\\p{N}_])(?: (?:and|&) (${word}))?`,
  'giu',
);
/** A label of a pasted chat ("bea: mikor jossz"), and somebody told apart by a place ("mike from work"). */
const labelled = new RegExp(`^(${word})(?=: )`, 'gmu');
const fromPlace = new RegExp(
  `(?<![\\p{L}\\p{N}_@#.'’/-])(${word}) from (?:work|school|uni|college|accounting|marketing|hr|it|upstairs|downstairs|next door|tinder|hinge|bumble|the (?:gym|office|pub|club|team))(?!\\p{L})`,
  'gu',
);
/** A possessive: "off to lorcan's". */
const owner = new RegExp(`(?<![\\p{L}\\p{N}_@#.'’/-])(${word})['’]s(?!\\p{L})`, 'gu');
/** After these, any word unknown to the language is a name. */
const sureCue = new RegExp(
  `(?:named|call me|(?:my|your|his|her|their) name is|name['’]?s|introduced (?:him|her|my)self as|(?:my|your|his|her|our) (?:best |good |old |dear |little |big |older |younger |twin )?(?:${kin})),? $`,
  'iu',
);
/** Names that are also English words, but rarely in such a place. */
const nameLikeWords = new Set(
  'tom rob pat mark bill jack ray sue josh rick bob carol robin holly heather drew dean gene harry ted tony jay mike ben dan sam'.split(
    ' ',
  ),
);

/** Slang that no dictionary has: "doesnt", "gonna", "ur". */
const slang =
  /(?:nt|nna|nnae|tta|lol|haha\p{L}*|hmm+|ff|ck)$|^(?:ur|wld|cld|shd|thats|whos|hes|shes|irl|tbh|btw|idk|omg|lowkey|kinda|sorta|defo?|deffo|prob|probs|tho|rly|soo+|yeah|nah|yep)$/u;

/** Names typed in lower case. */
export function findLowercaseNames(text: string): string[] {
  const isEnglish = isEnglishText(text);
  const { given, world, places } = getNameLists();
  const isWord = (one: string) => hungarianWords.has(one) || isEnglishWord(one);
  const isListed = (one: string) => given.has(one) || world.has(one);
  /** Neither a word of either language nor a common misspelling of one. */
  const isStranger = (one: string) => one.length > 3 && !isCommonWord(one, false) && !getWordFrequencies('en').has(one);
  const everywhere = (text.match(lowercaseWord) ?? []).filter((found) => {
    if (found.length < minNameLength || isWord(found)) return false;
    if (isEnglish)
      return (given.has(found) || (found.length > minNameLength && world.has(found))) && !places.has(found);
    return getStems(found).some((stem) => stem.length >= minNameLength && given.has(stem) && !isWord(stem));
  });
  const isNameThere = (one: string, isSure: boolean) =>
    nameLikeWords.has(one) ||
    (one.length > 2 && !isEnglishWord(one) && !slang.test(one) && (isSure || isListed(one) || isStranger(one)));
  const owners = [...text.matchAll(owner)].map(([, one = '']) => one).filter((one) => isNameThere(one, false));
  const isNamed = (one: string) => nameLikeWords.has(one) || (one.length > 2 && isListed(one) && !isEnglishWord(one));
  const told = [labelled, fromPlace].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, one = '']) => one).filter(isNamed),
  );
  const said = [...text.matchAll(cue)].flatMap(({ 0: found, 1: first = '', 2: second = '' }) => {
    if (!isNameThere(first, sureCue.test(found.slice(0, found.lastIndexOf(first))))) return [];
    return second && isNameThere(second, true) ? [first, second] : [first];
  });
  return [...everywhere, ...said, ...told, ...owners];
}
