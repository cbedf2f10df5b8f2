import type { MatchFields } from '@datewright/contracts/chatpad/match';

const putOff =
  /(?:^|\n)(?:haha|h+m+|uh|jaj|hát)?[ ,.!]{0,2}(?:maybe|talán)(?!\p{L})|(?<!\p{L})(?:busy|finals|exams?|swamped|slammed|hectic|nuts|not (?:right )?now|rain check|another time|some other time|ask me again|need (?:some )?time|night shifts?|most nem|(?:sok|annyi|még|meg|két|ket|három|harom) vizsg\p{L}*|vizsg[aá](?:i?m\p{L}*|z\p{L}*|id[oő]sz\p{L}*)|vizsg\p{L}{1,4} (?:miatt|után|utan|előtt|elott)|költöz\p{L}*|elfoglalt\p{L}*|később|hajt\p{L}*|nem érek rá|sok (?:a )?(?:munk|dolg)\p{L}*|időt? kér\p{L}*)(?!\p{L})/iu;
/** Exams that are over keep nobody busy. */
const pastExams =
  /(?<!\p{L})(?:(?:finals|exams?) (?:are|is|were|was) (?:finally )?(?:over|done)|(?:survived|passed|finished|done with) (?:my |the |all )?(?:finals|exams?)|(?:letettem|megvan|túl vagyok|tul vagyok) az? \p{L}*vizsg\p{L}*|vége (?:van )?a vizsg\p{L}*)(?!\p{L})/giu;
const soon =
  /(?<!\p{L})(?:tonight|today|tomorrow|this (?:week|weekend|evening|afternoon)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|ma|holnap|ezen a héten|a hétvégén|hétfő|kedd|szerd|csütörtök|péntek|szombat|vasárnap)(?:en|on|ön|n|án|[aá])?(?!\p{L})/giu;
const later =
  /(?<!\p{L})(?:next (?:week|month)|after|when|whenever|once|jövő (?:hét|hónap)\p{L}*|után|utána|amikor|ha vége|majd)(?!\p{L})/iu;

/**
 * True for a message that names a day to somebody who has just put a date off, unless they named it themselves or the message
 * waits for what they wait for.
 */
export function ignoresPutOff(text: string, { messages }: Pick<MatchFields, 'messages'>): boolean {
  const fromMatch = messages.filter(({ sender }) => sender === 'match').slice(-2);
  const said = fromMatch.map(({ content }) => content.toLowerCase().replace(pastExams, ' ')).join('\n');
  if (!putOff.test(said) || later.test(text)) return false;
  return [...text.matchAll(soon)].some(([day]) => !said.includes(day.toLowerCase().slice(0, 5)));
}
