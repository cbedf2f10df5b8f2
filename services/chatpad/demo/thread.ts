import { endsWithQuestion } from '@datewright/contracts/chatpad/ends-with-question';
import { looksLikeInstructions } from '@datewright/demo/subjects';
import type { Language } from './language.ts';
import { contactPlaceholder, firstNonEmpty } from './quotes.ts';
import type { Task } from './read-task.ts';

/** What a chat was about before it faded into short reactions such as "haha" or "ok". */
export interface Thread {
  from: 'member' | 'match';
  text: string;
  /** Parts of it to quote; may be empty for the member's own question. */
  quotes: string[];
  /** The reaction that came last, as it was written. */
  reaction: string;
}

/** Messages to look back over. */
const maxMessages = 10;
/** A quote with more of these is better. */
const minTellingWords = 2;
const maxQuoteWords = 12;
const maxQuoteLength = 80;
/** Words of an answer, such as "Spain" or "the sister", that say something when they answer a question. */
const maxReactionWords = 3;

const asSet = (words: string) => new Set(words.split(' '));
/** Words that tell nothing by themselves. */
const fillers = asSet(
  'haha hahaha hah hehe hihi lol lmao rofl xd xdd omg wow whoa aww aw yes yeah yep yup ya no nope nah ok okay okey k kk nice cool great sweet lovely wonderful amazing awesome perfect true same maybe sure thanks thank thx you ty fair deal really exactly right indeed agreed noted totally definitely absolutely sadly unfortunately obviously naturally clearly anything everything honestly actually i know see guess got get it that this is was were sounds so very too the a and of course hm hmm mhm oh ah uh well not bad good fine hey hi hello ' +
    'igen nem aha természetesen nyilván őszintén bármi bármit bármilyet ja jaja jajaja jo jó jól jol oké hát hat persze naná nana köszi koszi köszönöm koszonom szuper király kiraly klassz tök tok nagyon ez az volt hangzik értem ertem igaz talán talan lehet pontosan tényleg tenyleg komolyan azta abszolút abszolut sajnos dehogy dehogyis hű hu jaj ó óó ah na is hogy de szia helló hali',
);
/** Not to be returned to with a smile: bad news, a no, or a plan that stands. */
export const heavy =
  /(?<!\p{L})(?:i['’]?m (?:so )?sorry|sad|died|death|funeral|hospital|cancer|sick|ill|cry|cried|crying|lonely|scared|afraid|anxious|depress\p{L}*|panic|divorc\p{L}*|broke up|breakup|my ex|fired|laid off|grief|hurt|abus\p{L}*|accident|not ready|too soon|rather not|don['’]?t want|can['’]?t make it|cancel\p{L}*|uncomfortable|see you|(?:let['’]?s|we|to) meet|sajnál\p{L}*|szomorú\p{L}*|meghalt\p{L}*|halál\p{L}*|temet\p{L}*|kórház\p{L}*|beteg\p{L}*|sír(?:ok|tam)|magányos\p{L}*|egyedül vagyok|félek|szorong\p{L}*|depresszi\p{L}*|pánik\p{L}*|elvált\p{L}*|válok|szakít\p{L}*|az exem\p{L}*|kirúg\p{L}*|gyász\p{L}*|baleset\p{L}*|bánt\p{L}*|inkább ne\p{L}*|nem (?:szeretné|akar)\p{L}*|nem állok készen|lemond\p{L}*|találkoz\p{L}*|randi\p{L}*)(?!\p{L})/iu;
/** A question that asks for a date: what comes next is the plan, and a no is a no. */
export const invitation =
  /(?<!\p{L})(?:want to|wanna|shall we|should we|would you like|up for|fancy|are you free|join me|coffee|drinks?|dinner|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|weekend|kedved|eljössz|jössz|ráérsz|menjünk|igyunk|együnk|sétáljunk|kávé\p{L}*|hétfő\p{L}*|kedd\p{L}*|szerd\p{L}*|csütörtök\p{L}*|péntek\p{L}*|szombat\p{L}*|vasárnap\p{L}*|holnap|ma este|hétvég\p{L}*|hánykor|(?:hat|hét|nyolc|kilenc|fél)\p{L}*kor|at (?:\d|six|seven|eight|noon)\p{L}*)(?!\p{L})/iu;
export const refusal = /^\W*(?:no|nope|nah|nem)(?!\p{L})/iu;
export const addressesReader =
  /(?<!\p{L})(?:you|your|yours|u|ur|te|téged|neked|veled|rólad|tőled|rád|nálad|tied|tiéd)(?!\p{L})/iu;
/** How a part starts that only makes sense with the one before. */
const fragment =
  /^(?:at|in|on|with|until|from|for|to|by|like|who|which|sorry|especially|főleg|például|aki|ami|bocsi?|elnézést)(?!\p{L})/iu;
const opening =
  /^(?:(?:and|but|so(?! far)|because|well|then|hi|hey|és|de|meg|mert|hogy|szóval|hát|pedig|bár|viszont|amúgy|szia|képzeld)(?!\p{L})[\s,!]*)+/iu;
const clauseStart = / (?=(?:and|but|because|who|which|while|és|de|mert|pedig|amikor)(?!\p{L}))/iu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const tellingWords = (text: string) => wordsOf(text).filter((word) => !fillers.has(word));
export const countTellingWords = (text: string) => tellingWords(text).length;

/** True for a message that gives nothing to continue from. An answer of a word or two counts as long as it was asked for. */
function isReaction({ text }: Task['conversation'][number], before?: Task['conversation'][number]): boolean {
  if (endsWithQuestion(text)) return false;
  const telling = tellingWords(text).length;
  const answers = before !== undefined && endsWithQuestion(before.text);
  return telling === 0 || (!answers && telling === 1 && wordsOf(text).length <= maxReactionWords);
}

function quotesOf(text: string): string[] {
  if (looksLikeInstructions(text)) return [];
  const parts = text
    .split(/(?<=[.!?…\n,;:])/)
    .filter((part) => !part.trim().endsWith('?'))
    .flatMap((part) => (wordsOf(part).length > maxQuoteWords ? part.split(clauseStart) : [part]))
    .map((part) =>
      part
        .trim()
        .replace(opening, '')
        .replace(/^["“„'(\s]+|[^\p{L}\p{N})\]]+$/gu, ''),
    )
    .filter((part) => wordsOf(part).length <= maxQuoteWords && part.length <= maxQuoteLength)
    .filter((part) => !contactPlaceholder.test(part) && !addressesReader.test(part) && !fragment.test(part));
  const atLeast = (count: number) => parts.filter((part) => tellingWords(part).length >= count);
  return firstNonEmpty(atLeast(minTellingWords + 1), atLeast(minTellingWords));
}

const secondPerson = new Map([
  ['i', 'you'],
  ['i’m', 'you’re'],
  ['i’ve', 'you’ve'],
  ['i’d', 'you’d'],
  ['i’ll', 'you’ll'],
  ['am', 'are'],
  ['me', 'you'],
  ['my', 'your'],
  ['mine', 'yours'],
  ['myself', 'yourself'],
  ['we', 'you'],
  ['our', 'your'],
  ['us', 'you'],
]);

/** "I fell off my bike" as "you fell off your bike"; `null` for what does not tell of its writer in English. */
export function toSecondPerson(quote: string): string | null {
  return /^(?:i|i['’](?:m|ve|d|ll)|my|we)(?!\p{L})/iu.test(quote) ? swapPerson(quote) : null;
}

const swapPerson = (text: string): string =>
  text
    .replace(/['’]/g, '’')
    .replace(/(?<!\p{L})i was(?!\p{L})/giu, 'you were')
    .replace(/[\p{L}’]+/gu, (word) => secondPerson.get(word.toLowerCase()) ?? word);

/** Hungarian words about their writer that no ending turns to the reader. */
const tellsOfWriter =
  /(?<!\p{L})(?:én|engem|nekem|nálam|velem|tőlem|rólam|vagyok|\p{L}{0,4}(?:megyek|jövök|maradok|sütök|írok|olvasok|járok|várok)|\p{L}+(?:ttam|ttem|tam|tem|szok|szek|zok|zek|lok|lek|[aoeö]m(?:on|en|ön|ban|ben|mal|mel|nál|nél|tól|től|ról|ről|hoz|hez|nak|nek)))(?!\p{L})/iu;
/** "A nagymamám", and after an article also "a húgom": "három" ends alike. */
const ownPerson =
  /(?<=\p{L}{2}[áéóőúű])(?<!(?:r|f)é|(?:rekl|sz)á)m(?=(?:hoz|hez|höz|tól|től|ról|ről|nál|nél|nak|nek)?(?!\p{L}))|(?<=(?<!\p{L})az? \p{L}{1,20}[aoeö])m(?!\p{L})/giu;
const withOwnPerson = /(?<=\p{L}[áéő])mm(?=[ae]l(?!\p{L}))/giu;

/** An answer said back to its writer, as in "your gran" for "my gran"; `null` when that takes more than an ending. */
export function turnToReader(answer: string, language: Language): string | null {
  if (language === 'en') return swapPerson(answer);
  return tellsOfWriter.test(answer) ? null : answer.replace(ownPerson, 'd').replace(withOwnPerson, 'dd');
}

/** What to return to when the last message is only a reaction; `null` when there is nothing, or nothing light. */
export function findThread({ conversation }: Task): Thread | null {
  const final = conversation.at(-1);
  const before = conversation.at(-2);
  if (!final || !isReaction(final, before)) return null;
  if (before && endsWithQuestion(before.text) && (invitation.test(before.text) || refusal.test(final.text)))
    return null;
  const recent = conversation.slice(-maxMessages);
  if (recent.some(({ text }) => heavy.test(text))) return null;
  const earlier = recent.slice(0, -1);
  const reaction = final.text.trim();
  const theirs = earlier.filter(({ from }) => from === 'match').map(({ text }) => ({ text, quotes: quotesOf(text) }));
  const told = theirs.findLast(({ quotes }) => quotes.length > 0);
  if (told) return { from: 'match', ...told, reaction };
  const own = earlier.findLast(({ from, text }) => from === 'member' && tellingWords(text).length >= 2);
  return own && final.from === 'match'
    ? { from: 'member', text: own.text, quotes: quotesOf(own.text), reaction }
    : null;
}
