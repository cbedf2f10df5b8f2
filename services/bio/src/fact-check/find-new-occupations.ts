import type { Span } from './fact-family.ts';
import { normalizeText } from './normalize-text.ts';

const toWordSet = (list: string): ReadonlySet<string> => new Set(normalizeText(list).trim().split(/\s+/));

/** Each pattern captures what its phrase makes a fact: what somebody is, plays or works in, whatever the word. */
const occupationPatterns = [
  /(?<![\p{L}])(?:i['’ ]a?m|as) an? (?:[\p{L}-]+ ){0,2}?([\p{L}-]{2,}(?:er|or|ist|ian|eer|smith|medic))(?![\p{L}-])/dgu,
  /(?<=^|[.!?,;:\n] ?|(?:i['’ ]a?m|as) )(?:an? )?((?!i )(?:[\p{L}-]+ ){0,2}?[\p{L}-]{3,40}) by (?:day|trade|profession|training)(?!\p{L})/dgu,
  /(?<!\p{L})i work (?:in|at|for|with) (?:an? |the )?([\p{L}-]{3,}(?: (?!and|but|with|near|for|where|who|which|that|the|all|so|by|on|in|at|as|while|when)[\p{L}-]{3,})?)/dgu,
  /(?<![\p{L}-])([\p{L}-]{3,40}?)(?:ban|ben|nal|nel|kent) dolgozo[km](?!\p{L})/dgu,
  /(?<!\p{L})play(?:s|ed|ing)? the ([\p{L}]{3,})/dgu,
  /(?<!\p{L})nappal (?:egy )?([\p{L}-]+(?: [\p{L}-]+)?) vagyok/dgu,
  /(?<![\p{L}-])([\p{L}-]{2,40}(?:asz|esz|mester|nok|vezeto|kezelo|keszito|szerelo|sofor|orvos|tanar))(?:kent| vagyok)(?!\p{L})/dgu,
];
/** Neither a job nor a hobby, or covered by a fact family. */
const commonNouns = toWordSet(`
  believer lover listener beginner planner talker hugger dreamer thinker overthinker reader drinker snorer eater sleeper
  riser winner loser keeper helper doer walker starter finisher sender texter driver person stranger number monster
  newcomer insider outsider neighbor father mother brother sister partner better late former master member sinner
  survivor collector laugher giver charmer corner dinner summer winter letter matter sweater over ever never player
  optimist pessimist realist perfectionist minimalist completionist idealist loyalist feminist guesser admirer
  sober proper clever super tender eager cheer beer bitter lesser supporter goer wanderer explorer adventurer traveler
  traveller leader teetotaler procrastinator gentleman fast-talker day year clear poor author
  fool game games field part role victim lottery odds host long piano guitar music song
  morning mornings evening evenings night nights shifts team myself fun weekends home
  office iroda
  otthon hon magam gyerek álmos bagoly pacsirta merész egész kész nehész rész ész kevés
`);

/** Jobs and hobbies that the phrasing of a text states and the input does not mention. */
export function findNewOccupations(folded: string, given: string): Span[] {
  const isGiven = (found: string) =>
    found.split(/[ -]/).some((word) => word.length >= 3 && given.includes(word.slice(0, 4)));
  return occupationPatterns.flatMap((form) =>
    [...folded.matchAll(form)].flatMap(({ 1: found = '', indices }) => {
      const [start, end] = indices?.[1] ?? [0, 0];
      return commonNouns.has(found) || isGiven(found) ? [] : [{ start, end }];
    }),
  );
}
