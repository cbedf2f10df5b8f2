import { isEnglishWord } from './english-words.ts';
import type { MaskPattern } from './mask-pattern.ts';

const digits = (text: string) => text.replace(/\D/g, '');
const isDate = (text: string) =>
  /^(\d{4}[-./ ]+\d{1,2}[-./ ]+\d{1,2}|\d{1,2}[-./ ]+\d{1,2}[-./ ]+\d{2,4})\.?$/.test(text.trim());

function isPhone(text: string): boolean {
  const count = digits(text).length;
  if (count < 7 || count > 15 || isDate(text)) return false;
  return /^[+0(]/.test(text) || count >= 9 || /^\d{3}[-. ]\d{4}$/.test(text);
}

const hungarianStreet =
  '(?:[Uu]tca|u\\.|[Úú]tja|[Úú]t|[Tt]ere|[Tt]ér|[Kk]örút|krt\\.?|[Kk]öz|[Ss]étány|[Ff]asor|[Ss]or|[Rr]akpart|[Dd]űlő|[Ll]épcső|[Ss]ugárút)';
const englishStreet =
  '(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Square|Sq|Place|Pl|Terrace|Close|Crescent|Gardens|Row|Mews)';

/**
 * What leads to a person outside the app, in English and Hungarian habits of writing it. The order counts: an e-mail
 * address holds a domain and may hold a name. Too much masked is harmless (it is put back), too little is not.
 */
export const contactPatterns: MaskPattern[] = [
  { kind: 'EMAIL', find: /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu },
  {
    kind: 'EMAIL',
    // "anna at gmail dot com", "anna kukac gmail pont com", "anna at gmail.com"
    find: /[\w.+-]{2,40}(?:(?: ?[([](?:at|kukac)[)\]] ?| (?:at|kukac) )[\w-]{2,40}(?: ?[([](?:dot|pont)[)\]] ?| (?:dot|pont) )| ?[([](?:at|kukac)[)\]] ?[\w-]{2,40}\.| (?:at|kukac) (?:gmail|hotmail|outlook|yahoo|icloud|freemail|citromail)\.)(?:com|net|org|hu|io|eu|de)(?![\p{L}\p{N}])/giu,
  },
  { kind: 'LINK', find: /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>"']*[^\s<>"'.,;:!?)\]]/giu },
  {
    kind: 'LINK',
    // A bare domain: only with an ending that is no word, or with a path after it.
    find: /(?<![\p{L}\p{N}@._-])(?:[a-z0-9-]+\.)+(?:(?:com|net|org|hu|io|app|dev|info|link|gg|tv|eu|example)(?![\p{L}\p{N}])(?:\/[^\s<>"']*[^\s<>"'.,;:!?)\]])?|[a-z]{2,6}\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/giu,
  },
  { kind: 'HANDLE', find: /(?<![\p{L}\p{N}._%+-])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.]{0,28}[\p{L}\p{N}_])?/gu },
  {
    kind: 'HANDLE',
    // "insta: anna.k", "az instám annak_99": the name after the network's
    find: /(?<=(?<!\p{L})(?:inst[aá]\p{L}*|ig|snap\p{L}*|telegram\p{L}*|tiktok\p{L}*|discord\p{L}*|whatsapp\p{L}*|viber\p{L}*|facebook\p{L}*|fb|messenger\p{L}*|kik)(?: ?[:=] ?| is | a | ))(?=[\p{L}\p{N}_.]*[_.\d][\p{L}\p{N}_]|(?<=[:=] ?)\p{L})[\p{L}\p{N}_.]{2,29}[\p{L}\p{N}_]/giu,
  },
  {
    kind: 'HANDLE',
    // "foxglove#8821", the old names of Discord
    find: /(?<![\p{L}\p{N}_.#])[\p{L}_.][\p{L}\p{N}_.]{1,30}#\d{4}(?!\d)/gu,
  },
  {
    kind: 'HANDLE',
    // "my telegram is quietotter": any word there that is none of the language
    find: /(?<=(?<!\p{L})my (?:insta|instagram|ig|snap|snapchat|telegram|tiktok|discord|kik|tg|threads)(?: name| handle| user| username)? is |on (?:insta|instagram|ig|snap|snapchat|telegram|tiktok|discord|kik|tg|threads) i['’]?m )[\p{L}\p{N}_.]{4,29}[\p{L}\p{N}_]/giu,
    accept: (found) => !isEnglishWord(found),
  },
  {
    kind: 'HANDLE',
    // "telegramon kekmadar néven vagyok"
    find: /(?<=(?<!\p{L})(?:inst[aá]n|instagramon|snapen|snapchaten|telegramon|tiktokon|discordon|viberen|facebookon|fb-n|messengeren|kiken) )[\p{L}\p{N}_.]{3,30}(?= n[eé]ven(?!\p{L}))/giu,
  },
  {
    kind: 'ADDRESS',
    find: new RegExp(
      `(?<![\\p{L}\\p{N}])\\d{1,5}[a-zA-Z]? (?:(?:\\p{Lu}[\\p{L}'’.-]{0,30} ){1,4}${englishStreet}|\\p{Ll}{3,20} (?:street|avenue|boulevard|lane|road))(?!\\p{L})\\.?(?:,? ?(?:[Aa]pt|[Aa]partment|[Ff]lat|[Uu]nit|[Ss]uite|#)\\.? ?\\w{1,5})?(?:, \\p{Lu}\\p{L}{1,20}(?: \\p{Lu}\\p{L}{1,20})?)?(?:,? (?:[A-Z]{2} )?\\d{5}(?:-\\d{4})?(?!\\d))?`,
      'gu',
    ),
  },
  {
    kind: 'ADDRESS',
    find: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:\\d{4} \\p{Lu}\\p{L}{1,30},? )?(?:[IVX]{1,5}\\. ?(?:kerület|ker\\.),? )?(?!(?:Az?|Ez|Egy) )\\p{Lu}[\\p{L}.-]{0,30}(?: \\p{Lu}[\\p{L}.-]{0,30}){0,3} ${hungarianStreet} ?\\d{1,4}(?!\\d)(?:[./-](?:\\p{L}|\\d{1,3})(?![\\p{L}\\d])){0,3}(?:\\.? ?\\d{1,2}\\. ?(?:emelet|em\\.?|ajtó))*(?:\\.?,? \\d{4} \\p{Lu}\\p{L}{1,30})?`,
      'gu',
    ),
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
    find: /(?<![\p{L}\p{N}+])(?:\+|00)?\(?\d[\d ().\t/-]{5,22}\d(?![\p{L}\p{N}])/gu,
    accept: isPhone,
  },
];

const bare = (contact: string) => contact.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Every contact in a text, without punctuation, to compare with others. */
export function contactsIn(text: string): string[] {
  return contactPatterns.flatMap(({ find, accept }) =>
    (text.match(find) ?? []).filter((found) => accept?.(found) ?? true).map(bare),
  );
}

/** Where the contacts of a text stand, in UTF-16 units. */
export const contactSpans = (text: string): { start: number; end: number }[] =>
  contactPatterns.flatMap(({ find, accept }) =>
    [...text.matchAll(find)]
      .filter(([found]) => accept?.(found) ?? true)
      .map(({ index, 0: found }) => ({ start: index, end: index + found.length })),
  );
