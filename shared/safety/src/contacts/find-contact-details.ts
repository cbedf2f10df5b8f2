import { isEnglishWord } from '../text/english-words.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { findContacts } from './contact-patterns.ts';

const network =
  '(?:insta(?:gram)?|ig|snapchat|telegram|tg|whats ?app|viber|kik|discord|tiktok|facebook|fb|messenger|skype|wechat|onlyfans|twitter|paypal|revolut|venmo|cash ?app)';
/** Networks whose names are ordinary words: "my opening line is terrible", "finish line – loser". */
const wordNetwork = '(?:line|wise|signal|snap)';
/** What only a handle looks like: "anna_k", "anna.k", "anna99". */
const handleShape = '(?=[\\p{L}\\p{N}_.]{0,38}(?:[_\\d]|\\.[\\p{L}\\p{N}]))';

/**
 * Anything in an AI's answer that leads out of the app. Prefers false positives, because an answer can do without the
 * text.
 */
const patterns: RegExp[] = [
  // A scheme, "www", an address with or without its @
  /[a-z][a-z0-9+.-]{1,15}:\/\/\S*/giu,
  /(?<![\p{L}\p{N}])www[. ]\S+/giu,
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\]|\{at\}|＠)\s?[\p{L}\p{N}.-]{2,64}/giu,
  // A full stop and a space end a sentence, "you had me at dumplings. Steamed?", unless a domain follows.
  /[\p{L}\p{N}._-]{2,40} (?:at|kukac) [\p{L}\p{N}-]{2,40}(?: ?(?:dot|pont) ?| ?\.| \. )(?! )\p{L}{2,12}/giu,
  /[\p{L}\p{N}._-]{2,40} (?:at|kukac) [\p{L}\p{N}-]{2,40}\. (?:com|net|org|hu|io|co|info|me|de|eu|uk)(?!\p{L})/giu,
  // "win-prize.xyz", "win-prize . xyz", "bit.ly/x", "win[.]prize", "prize dot com"
  /(?<![\p{L}\p{N}.])[\p{L}\p{N}][\p{L}\p{N}-]{1,62}(?:\.[\p{L}\p{N}-]{1,62}){0,8}\.(?!(?:m|g|e|i)\.)\p{Ll}{2,24}(?![\p{L}\p{N}])(?:\/\S*)?/gu,
  /(?<![\p{L}\p{N}])[\p{L}\p{N}-]{2,62} ?(?:\[\.\]|\(\.\)|\{\.\}|\(dot\)|\[dot\]) ?\p{L}{2,24}(?![\p{L}\p{N}])/giu,
  // "Pont" is Hungarian for "exactly", and dresses have polka dots: these need an ending of a domain.
  /(?<![\p{L}\p{N}])[\p{L}\p{N}-]{2,62} (?:dot|pont) (?:com|net|org|hu|io|xyz|app|co|info|me|ru|top|site|link|online|shop|eu|de|uk|dev|gg|tv|biz|club|live|example)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])[\p{L}\p{N}-]{3,62} \. (?:com|net|org|hu|io|xyz|app|co|info|me|ru|top|site|link|online|shop)(?![\p{L}\p{N}])/giu,
  // Handles, and a name after a network's
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_][\p{L}\p{N}_.]{1,40}/gu,
  new RegExp(
    `(?<![\\p{L}\\p{N}])${network}(?:om|on|mon|omon|men)?(?: ?[:=–-] ?| name | handle | user | me (?:at|on) | a nevem | nevem ?:? ?| @| is (?=[\\p{L}_.]*(?:[\\d_]|[.!?]?$)))[\\p{L}\\p{N}_.]{3,40}`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])${wordNetwork}(?:em|en|om|on)?(?: ?(?:id|name|handle|user|nevem|a nevem)(?: ?[:=–-] ?| is | ) ?|(?: ?[:=–-] ?| is | me (?:at|on) | @| )${handleShape})[\\p{L}\\p{N}_.]{3,40}`,
    'giu',
  ),
  // Numbers in digits or in words; an IBAN
  /(?<![\p{L}\p{N}])(?:\+|00)?\(?\d(?:[ ().\-–/_*]{0,3}\d){5,24}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8}(?![\p{L}\p{N}])/gu,
];

/** "my line: annakovacs", "snap is kekmadar": what follows is a handle only if it is no word. */
const wordAfterNetwork =
  /(?<=^|[\n.!?,;] ?|(?<!\p{L})(?:my|on|az?|add) )(?:line|wise|signal|snap)(?:em|om)?(?: ?[:=] ?| is | - )(\p{L}{5,30})(?![\p{L}\p{N}])/giu;

const toBareText = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const isDate = (found: string) =>
  /^(?:\d{4}[-./ ]+\d{1,2}[-./ ]+\d{1,2}|\d{1,2}[-./ ]+\d{1,2}[-./ ]+\d{2,4})\.?$/.test(found);

/** Normalizes a text, so that full-width digits and hidden letters cannot disguise anything. */
const toPlainText = (text: string) =>
  normalizeText(text)
    .text.replace(/[․。｡]/gu, '.')
    .replaceAll('＠', '@');

/** Everything in a text that could lead its reader out of the app, without punctuation, for comparison. */
export function findContactDetails(text: string): string[] {
  const clear = toPlainText(text);
  const found = patterns.flatMap((pattern) =>
    (clear.match(pattern) ?? []).filter((one) => !isDate(one)).map(toBareText),
  );
  const named = [...clear.matchAll(wordAfterNetwork)].flatMap(([all, name = '']) =>
    isEnglishWord(name) ? [] : [toBareText(all)],
  );
  return [...new Set([...found, ...named, ...findContacts(clear)])].filter((one) => one !== '');
}
