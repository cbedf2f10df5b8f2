import { datePattern, relativeDayPattern, timePattern, weekdayPattern } from './time-patterns.ts';

// A capitalised name; the word "I" does not count.
const name = String.raw`(?!I\b)\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+){0,5}`;
const who = `(?:You|${name})`;
const sounds = '(?:audio|video|voice)';
const things = '(?:photo|video|image|attachment|sticker|gif|voice message|link|file)';

/** Placeholders for content without text: pictures, calls, deleted messages. */
const mediaPlaceholders = [
  /(?:messages|calls) .{0,40}end-to-end encrypted|végpontok? köz(?:öt)?ti titkos/iu,
  /^[<(]?(?:media|image|photo|video|gif|sticker|audio|voice message|document|contact card)s? omitted[>)]?$/iu,
  /^[<(]?(?:média ?(?:fájl)?|kép|fotó|videó|gif|matrica|hangüzenet|hang|dokumentum|névjegy) kihagyva[>)]?$/iu,
  /^[<(]?hiányzó médiafájl[>)]?$/iu,
  /^(?:\S.{0,60} \((?:file attached|fájl csatolva)\)|<(?:attached|csatolva|csatolmány): .{1,80}>)$/iu,
  /^\[(?:photo|video|sticker|voice message|gif|file|fénykép|fotó|videó|matrica|hangüzenet)\]$/iu,
  /^(?:this message was deleted|you deleted this message|message deleted|waiting for this message.{0,60})\.?$/iu,
  /^(?:ezt az üzenetet törölték|törölted ezt az üzenetet|üzenet törölve|törölt üzenet)\.?$/iu,
  new RegExp(String.raw`^(?:missed )?${sounds} (?:call|chat)(?: ended)?(?:[,.·•-]?\s*(?:at )?\d.{0,20})?$`, 'iu'),
  /^(?:missed call|nem fogadott (?:hang|videó?)?hívás)(?:[,.·•-]?\s*\d.{0,20})?$/iu,
];

/** Lines that apps insert between messages. */
const systemLines = [
  // A time, a date, "today" or "yesterday" on a line of its own. A weekday needs a time, because alone it may be an
  // answer.
  new RegExp(
    String.raw`^\[?(?:${relativeDayPattern}\.?,?\s*(?:at\s+)?)?(?:${datePattern},?\s*(?:at\s+)?)?(?:${timePattern})?\]?$`,
    'iu',
  ),
  new RegExp(String.raw`^${weekdayPattern},?\s+(?:at\s+)?(?:${datePattern},?\s+)?${timePattern}$`, 'iu'),
  /^\d{1,2}\s?[mhdwp]$/u,
  // Delivery status.
  /^(?:sent|delivered|seen|read|edited|typing\.{0,3}|enter|active now|active \d.{0,8} ago|your move!?|imessage|text message)$/iu,
  /^(?:read|seen|delivered|sent|edited|opened)\s(?:at\s|on\s|yesterday\s|today\s)?\S{0,12}\s?\d.{0,12}$/iu,
  /^(?:elküldve|kézbesítve|látta|olvasva|megtekintve|szerkesztve|elolvasva|gépel\.{0,3}|most aktív|te jössz!?)(?:\s\D{0,8}\d.{0,16})?$/iu,
  // How the two people matched.
  /^(?:you(?:['’]ve)? matched(?:!|\.| with .{1,60})?|it['’]s a match!?|you both liked each other!?)$/iu,
  /^(?:összeilletek .{1,60}|párosodtatok.{0,60}|egymásra találtatok.{0,60})$/iu,
  new RegExp(`^${name} liked (?:you!?|your (?:photo|prompt|video|answer|voice|profile).{0,40})$`, 'u'),
  new RegExp(`^You liked ${name}['’]s (?:photo|prompt|video|answer|voice|profile).{0,40}$`, 'u'),
  new RegExp(String.raw`^(?:Start the chat with ${name}|${name} wants to chat)\.?$`, 'u'),
  new RegExp(String.raw`^${name} kedvelte (?:a |az )?(?:fotó|kép|válasz|profil|videó)\p{L}*\.?$`, 'u'),
  // Changes to the chat's settings.
  new RegExp(`^${who} (?:changed|set|turned on|turned off) (?:the|their|your|disappearing) .{1,60}[^?]$`, 'u'),
  new RegExp(`^${name} (?:megváltoztatta|módosította|bekapcsolta|kikapcsolta) .{1,60}[^?]$`, 'u'),
  new RegExp(String.raw`^${who} (?:reacted .{1,12}to (?:your|their|a|his|her) message|unsent a message)\.?$`, 'u'),
  /^(?:Liked|Loved|Disliked|Laughed at|Emphasi[sz]ed|Questioned) [“"].*[”"]$/u,
  new RegExp(String.raw`^${name} reagált .{0,12}(?:üzenet\p{L}*)\.?$`, 'u'),
  new RegExp(String.raw`^${who} sent (?:a|an) ${things}\.?$`, 'u'),
  new RegExp(String.raw`^${name} (?:képet|fényképet|videót|mellékletet|matricát|hangüzenetet) küldött\.?$`, 'u'),
];

const matchesAny = (patterns: RegExp[], line: string) => patterns.some((pattern) => pattern.test(line));

/** True for a placeholder of a message without text. */
export const isMediaPlaceholder = (text: string) => matchesAny(mediaPlaceholders, text);

/** True for a line that an app inserted. */
export const isSystemLine = (line: string) => matchesAny(mediaPlaceholders, line) || matchesAny(systemLines, line);

const editedMark = /\s*<(?:this message was edited|az üzenetet? szerkeszt(?:ve|ették))>\s*$/iu;
const invisible = /[\u200b\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffc]/g;
/** Joins letters. Between emojis it makes one of them and stays. */
const looseJoiner = /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d/gu;

/** Removes invisible characters and normalises spaces and accents. */
export const cleanLine = (line: string) =>
  line
    .normalize('NFC')
    .replace(invisible, '')
    .replace(looseJoiner, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(editedMark, '')
    .trim();
