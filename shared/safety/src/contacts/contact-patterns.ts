import { isCommonWord } from '../text/common-words.ts';
import { isEnglishWord } from '../text/english-words.ts';
import type { DetailPattern } from './detail-pattern.ts';

const digits = (text: string) => text.replace(/\D/g, '');
/** Separators inside a phone number, including every kind of dash and dot. */
const betweenDigits = '[ ().\\t/·•_‐-―-]';
/** Spoken digits, in English and Hungarian. */
const hungarianUnit = 'egy|egyes|kettő|kettes|két|három|négy|öt|hat|hét|nyolc|kilenc';
const hungarianTens = 'tizen|tíz|huszon|húsz|harminc|negyven|ötven|hatvan|hetven|nyolcvan|kilencven';
const spokenDigit = `zero|nought|oh|one|two|three|four|five|six|seven|eight|nine|ten|double|triple|hundred|nulla|dupla|tripla|hármas|(?:(?:${hungarianUnit})?száz)?(?:${hungarianTens})(?:${hungarianUnit})?|(?:${hungarianUnit})?száz(?:${hungarianUnit})?|${hungarianUnit}`;
/** Names of social networks, as people write them in both languages. “Kikkel” is Hungarian for “with whom”. */
const networks =
  'inst[aá]\\p{L}{0,8}|ig|snap\\p{L}{0,8}|telegram\\p{L}{0,4}|tiktok\\p{L}{0,4}|discord\\p{L}{0,4}|whatsapp\\p{L}{0,4}|viber\\p{L}{0,4}|facebook\\p{L}{0,4}|fb|messenger\\p{L}{0,4}|kik(?!(?:kel|nek|et|hez|re|ről|től|ben|ből|ért)(?!\\p{L}))|signal\\p{L}{0,4}|steam|psn|gamertag|threads|bluesky|skype\\p{L}{0,4}|twitch\\p{L}{0,4}|wechat|twitter\\p{L}{0,4}|line id|revolut|xbox\\p{L}{0,4}|gmail|linkedin\\p{L}{0,4}';
/** The text before a word that follows the name of a network within a line, in whatever form. */
const afterNetwork =
  '(?<!\\p{L})(?:inst[aá]|snap|sznep|telegram|tiktok|discord|whatsapp|viber|facebook|messenger|signal|steam|gamertag|threads|bluesky|skype|twitch|wechat|twitter|xbox|linkedin|(?:ig|fb|kik|psn|sc|tg|dc|gram)(?!\\p{L}))[^\\n]{1,90}';
const isDate = (text: string) =>
  /^(\d{4}[-./ ]+\d{1,2}[-./ ]+\d{1,2}|\d{1,2}[-./ ]+\d{1,2}[-./ ]+\d{2,4})\.?$/.test(text.trim());

/** True for what only a handle looks like, or a word of neither language. */
function isHandle(text: string): boolean {
  if (/[\d_]|\.\p{L}/u.test(text)) return !/^\d+(?:\p{L}{1,3})?$/u.test(text);
  return text === text.toLowerCase() && text.length > 5 && !isCommonWord(text, false) && !networkWord.test(text);
}
const networkWord =
  /^(?:sztori|story|poszt|kép|profil|oldal|fiók|reel|videó|csatorn|feed|insta|snap|discord|telegram|tiktok|messenger|facebook)/i;

function isPhone(text: string): boolean {
  const count = digits(text).length;
  if (count < 7 || count > 15 || isDate(text)) return false;
  return /^[+0(]/.test(text) || count >= 9 || /^\d{3}[-–. ]\d{4}$/.test(text);
}

const hungarianStreet =
  '(?:[Uu]tc[aá]\\p{L}{0,3}|u\\.|[Úú]tja|[Úú]t|[Tt]ere|[Tt]ér|[Kk]örút|krt\\.?|[Kk]öz|[Ss]étány|[Ff]asor|[Ss]or|[Rr]akpart|[Dd]űlő|[Ll]épcső|[Ss]ugárút)';
const englishStreet =
  '(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Square|Sq|Place|Pl|Terrace|Close|Crescent|Gardens|Row|Mews)';

/**
 * Contact details as English and Hungarian speakers write them. The order matters: an e-mail address contains a domain
 * and may contain a name. Masking too much is harmless, because the answer is unmasked; masking too little is not.
 */
export const contactPatterns: DetailPattern[] = [
  { kind: 'EMAIL', find: /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu },
  {
    kind: 'EMAIL',
    // "anna at gmail dot com", "m underscore devlin at yahoo dot ie", "anna kukac gmail pont com", "anna at gmail.com"
    find: /[\w.+-]{1,40}(?: (?:underscore|dash|dot|alulvonás|kötőjel|pont) [\w.+-]{1,40}){0,3}(?: ?[([{](?:at|kukac)[)\]}] ?| (?:at|kukac) )(?:[\w-]{2,40}(?: ?[([{](?:dot|pont)[)\]}] ?| (?:dot|pont) )[a-z]{2,6}|(?:gmail|hotmail|outlook|yahoo|icloud|freemail|citromail|proton)\.[a-z]{2,3})(?![\p{L}\p{N}])/giu,
  },
  { kind: 'EMAIL', find: /[\w.+-]{1,40} ?[([{](?:at|kukac)[)\]}] ?[\w-]{2,40}\.[a-z]{2,6}(?![\p{L}\p{N}])/giu },
  { kind: 'LINK', find: /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>"']*[^\s<>"'.,;:!?)\]]/giu },
  {
    kind: 'LINK',
    // A bare domain: only with an ending that is not a word, or with a path.
    find: /(?<![\p{L}\p{N}@._-])(?:[a-z0-9-]{1,63}\.){1,8}(?:(?:com|net|org|hu|io|app|dev|info|link|gg|tv|eu|example)(?![\p{L}\p{N}])(?:\/[^\s<>"']*[^\s<>"'.,;:!?)\]])?|[a-z]{2,6}\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/giu,
  },
  { kind: 'HANDLE', find: /(?<![\p{L}\p{N}._%+-])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.]{0,28}[\p{L}\p{N}_])?/gu },
  {
    kind: 'HANDLE',
    // The name after a network's: "insta: anna.k", "az instám annak_99", "steam name is Otter77".
    find: new RegExp(
      `(?<=(?<!\\p{L})(?:${networks})(?: name| user| handle| id| nevem| keress| profilom)?(?: ?[:=] ?| is | a nevem | a | ))(?=[\\p{L}\\p{N}_.]{0,29}(?:[_\\d]|\\.[\\p{L}\\p{N}])|(?<=[:=] ?)\\p{L})[\\p{L}\\p{N}_.]{2,29}[\\p{L}\\p{N}_]`,
      'giu',
    ),
  },
  {
    kind: 'HANDLE',
    // An unknown word right after a network's name, or at the end of a clause soon after: "insta annakovacs", "my kik? sure, marbletoad31".
    find: new RegExp(
      `(?<=[ ,:?])(?=[\\p{L}\\p{N}][\\p{L}\\p{N}_.:]{5})(?<=(?<!\\p{L})(?:${networks}|tg|dc)(?:-?\\p{L}{1,4})?(?!\\p{L})(?: |[^\\n]{0,40}[,:?] ?))(?:live:)?[\\p{L}\\p{N}][\\p{L}\\p{N}_.]{4,28}[\\p{L}\\p{N}_](?=\\s{0,3}(?:$|[\\n,.!?;)]))`,
      'giu',
    ),
    accept: isHandle,
  },
  {
    kind: 'HANDLE',
    // What only a handle looks like, anywhere after a network's name: "insta's mossy.kettle if you want proof".
    find: new RegExp(
      `(?<![\\p{L}\\p{N}_.@/])(?=\\p{L}[\\p{L}\\p{N}]{1,24}[_.\\d])(?<=${afterNetwork})(?:\\p{L}[\\p{L}\\p{N}_]{1,20}(?:\\.\\p{L}?[\\p{L}\\p{N}_]{1,20}){1,3}|\\p{L}[\\p{L}\\p{N}]{2,24}(?:_|\\d{2,4})(?![\\p{L}\\p{N}_]))`,
      'giu',
    ),
  },
  {
    kind: 'HANDLE',
    // An unknown word that is called a name soon after a network's: "telegram? I go by wrenandrye", "sc: pickledorla".
    find: new RegExp(
      `(?<=(?:go by|handle(?: is| =)?|username(?: is)?|csatorn\\p{L}{1,4}|ott|keress\\p{L}{0,2}(?: rá)?(?: hogy)?|: ?) ?)(?<![\\p{L}\\p{N}_.@/])(?=[\\p{L}\\p{N}_.]{6})(?<=${afterNetwork})[\\p{L}\\p{N}_.]{5,29}[\\p{L}\\p{N}_]`,
      'giu',
    ),
    accept: isHandle,
  },
  {
    kind: 'HANDLE',
    // "threadsen szoktam a bkk-t szidni, villamosvera az", "telegramra, ott felhobodor a nevem"
    find: new RegExp(
      `(?<![\\p{L}\\p{N}_.@/])(?=[\\p{L}\\p{N}_.]{6,30} (?:a nevem|néven|az[,.]|vagyok)(?!\\p{L}))(?<=${afterNetwork})[\\p{L}\\p{N}_.]{5,29}[\\p{L}\\p{N}_]`,
      'giu',
    ),
    accept: isHandle,
  },
  { kind: 'HANDLE', find: /(?<![\p{L}\p{N}_.-])[\p{L}\p{N}-]{2,40}\.bsky\.social/giu },
  // Only handles are written so: "big_shaunie_b".
  {
    kind: 'HANDLE',
    find: /(?<![\p{L}\p{N}_.@/])(?=[\p{L}\p{N}_]{6,30}(?![\p{L}\p{N}_]))[\p{L}\p{N}]{2,20}(?:_{1,2}[\p{L}\p{N}]{1,20}){1,4}_?(?![\p{L}\p{N}_])/gu,
    accept: (found) => !/^_|^(?:NAME|PHONE|EMAIL|LINK|ADDRESS|HANDLE|ID|DATE|TEXT)_/.test(found),
  },
  // Reddit's form.
  { kind: 'HANDLE', find: /(?<![\p{L}\p{N}/])u\/[\w-]{3,20}(?![\w-])/gu },
  {
    kind: 'HANDLE',
    // Discord's old form: "foxglove#8821".
    find: /(?<![\p{L}\p{N}_.#])[\p{L}_.][\p{L}\p{N}_.]{1,30}#\d{4}(?!\d)/gu,
  },
  {
    kind: 'HANDLE',
    // Any unknown word in this place: "my telegram is quietotter".
    find: /(?<=(?<!\p{L})my (?:insta|instagram|ig|snap|snapchat|telegram|tiktok|discord|kik|tg|threads|twitch|skype|wechat|line id|xbox|gamertag|steam|gmail|handle|username|twitter|bluesky)(?: name| handle| user| username)?(?: is |['’]s )|on (?:insta|instagram|ig|snap|snapchat|telegram|tiktok|discord|kik|tg|threads) i['’]?m )[\p{L}\p{N}_.-]{4,29}[\p{L}\p{N}_]/giu,
    accept: (found) => !isEnglishWord(found),
  },
  {
    kind: 'HANDLE',
    // "telegramon kekmadar néven vagyok", "snapen tepertosmacska vagyok"
    find: /(?<=(?<!\p{L})(?:inst[aá]n|instagramon|snapen|snapchaten|telegramon|tiktokon|discordon|viberen|facebookon|fb-n|messengeren|kiken) )[\p{L}\p{N}_.]{3,30}(?= (?:n[eé]ven|vagyok)(?!\p{L}))/giu,
  },
  {
    kind: 'HANDLE',
    // "tiktokon a nevem tokmagvili", "snap nevem: muffinmarci"
    find: /(?<=(?<!\p{L})(?:inst\p{L}{0,8}|snap\p{L}{0,6}|telegram\p{L}{0,3}|tiktok\p{L}{0,3}|discord\p{L}{0,3}|viber\p{L}{0,3}|facebook\p{L}{0,3}|skype\p{L}{0,3}|twitch\p{L}{0,3}|steam\p{L}{0,3}|kik\p{L}{0,3}) (?:az? )?(?:nevem|nevem az|felhasználónevem) ?:? ?)[\p{L}\p{N}_.]{4,30}[\p{L}\p{N}_]/giu,
  },
  {
    kind: 'ADDRESS',
    find: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?:[Ff]lat|[Uu]nit|[Aa]pt) \\d{1,4}[a-zA-Z]?, )?\\d{1,5}[a-zA-Z]? (?:(?:\\p{Lu}[\\p{L}'’.-]{0,30} |\\d{1,3}(?:st|nd|rd|th) ){1,4}${englishStreet}|\\p{Ll}{3,20} (?:street|avenue|boulevard|lane|road))(?!\\p{L})\\.?(?:,? ?(?:[Aa]pt|[Aa]partment|[Ff]lat|[Uu]nit|[Ss]uite|#)\\.? ?\\w{1,5})?(?:, \\p{Lu}\\p{L}{1,20}(?: \\p{Lu}\\p{L}{1,20})?)?(?:,? (?:[A-Z]{2} )?\\d{5}(?:-\\d{4})?(?!\\d)|,? [A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}(?![\\p{L}\\p{N}]))?`,
      'gu',
    ),
  },
  {
    kind: 'ADDRESS',
    find: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:\\d{4} \\p{Lu}\\p{L}{1,30},? )?(?:[IVX]{1,5}\\. ?(?:kerület|ker\\.),? )?(?!(?:Az?|Ez|Egy) )\\p{Lu}[\\p{L}.-]{0,30}(?: \\p{Lu}[\\p{L}.-]{0,30}){0,3} ${hungarianStreet} ?\\d{1,4}(?!\\d)(?:[./-](?:\\p{L}|\\d{1,3})(?![\\p{L}\\d])){0,3}(?:\\.? ?\\d{1,2}\\. ?(?:emelet|em\\.?|ajtó)){0,3}(?:\\.?,? \\d{4} \\p{Lu}\\p{L}{1,30})?`,
      'gu',
    ),
  },
  // "cimem: rakoczi ter 6. 3/14"
  {
    kind: 'ADDRESS',
    find: /(?<=(?<!\p{L})(?:lak)?c[ií]m(?:em|e|ünk|unk)?:? )(?:\p{L}{2,20} ){1,3}(?:u|utca|út|ut|útja|utja|tér|ter|tere|körút|korut|krt|köz|koz)\.? ?\d{1,4}(?:[./ -]{1,2}\d{1,3}){0,3}/giu,
  },
  // "Baker Street 221B", and a British postcode.
  {
    kind: 'ADDRESS',
    find: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:\\p{Lu}[\\p{L}'’.-]{0,30} ){1,3}${englishStreet} \\d{1,4}[a-zA-Z]?(?![\\p{L}\\p{N}:])`,
      'gu',
    ),
  },
  { kind: 'ADDRESS', find: /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\p{N}])/giu },
  {
    kind: 'PHONE',
    // At most 15 digits, the longest phone number (ITU E.164); a longer row is two numbers.
    find: new RegExp(
      `(?<![\\p{L}\\p{N}+])(?:\\+|00)?\\(?\\d(?:${betweenDigits}{0,3}\\d){6,14}(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    accept: isPhone,
  },
  // A Hungarian landline without its prefix: "62/481-273".
  { kind: 'PHONE', find: /(?<![\p{L}\p{N}/-])\d{1,2}\/\d{3}[- ]\d{3,4}(?![\p{L}\p{N}])/gu },
  {
    kind: 'PHONE',
    // A shorter number where the text calls it one: "vonalas is van, 76 555 014".
    find: new RegExp(
      `(?<=(?<!\\p{L})(?:number|phone|landline|mobile|cell|call|text|whatsapp|telefon\\p{L}{0,6}|szám\\p{L}{0,4}|mobil\\p{L}{0,4}|vonalas\\p{L}{0,3}|hívj|hívhatsz|csörögj)(?!\\p{L})[^\\n\\d]{0,20})\\(?\\d(?:${betweenDigits}{0,2}\\d){6,8}(?![\\p{L}\\p{N}])`,
      'giu',
    ),
    accept: (found) => !isDate(found),
  },
  {
    kind: 'PHONE',
    // "oh seven seven double oh nine", "hatvan hat, harminc, öt öt öt", "zero7seven00 9"
    find: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${spokenDigit}|\\d)(?:[ ,.-]{0,3}(?:${spokenDigit}|\\d)){5,24}(?![\\p{L}\\p{N}])`,
      'giu',
    ),
    accept: (found) => (found.match(/\p{L}+/gu)?.length ?? 0) > 2,
  },
  // Coordinates that identify a house.
  {
    kind: 'ADDRESS',
    find: /\d{1,3}° ?\d{1,2}['’′](?: ?\d{1,2}(?:\.\d{1,4})?["”″])? ?[NSÉD][, ]{0,2}\d{1,3}° ?\d{1,2}['’′](?: ?\d{1,2}(?:\.\d{1,4})?["”″])? ?[EWKNY](?!\p{L})/giu,
  },
  { kind: 'ADDRESS', find: /(?<![\d.])-?\d{1,3}\.\d{3,8}°?[NSns]?,? {0,2}-?\d{1,3}\.\d{3,8}(?![\d.])/gu },
];

const toBareText = (contact: string) => contact.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Every contact in a text, without punctuation, for comparison. */
export function findContacts(text: string): string[] {
  return contactPatterns.flatMap(({ find, accept }) =>
    (text.match(find) ?? []).filter((found) => accept?.(found) ?? true).map(toBareText),
  );
}

/** The positions of the contacts in a text, in UTF-16 units. */
export const findContactSpans = (text: string): { start: number; end: number }[] =>
  contactPatterns.flatMap(({ find, accept }) =>
    [...text.matchAll(find)]
      .filter(([found]) => accept?.(found) ?? true)
      .map(({ index, 0: found }) => ({ start: index, end: index + found.length })),
  );
