import { isEnglishWord } from './english-words.ts';
import { getWordFrequencies } from './word-frequency.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Chat words of both languages that no dictionary has. */
const chatWords = list(`
  lol lols lmao lmfao rofl omg omfg tbh tbf idk idc ngl brb wyd wbu hbu hmu imo imho fyi btw irl dm dms asap ikr ily jk np omw rn smh tfw ttyl
  yolo fomo istg iykyk lmk nvm ofc otoh wtf wth xoxo aww awww ugh meh nah nope yep yup yeah yea yay woah whoa wow oof ouch hmm hm ahh ah oh ooh
  uh uhm um er eh ha hah haha hahaha hehe hihi heh lolz pls plz thx ty tysm yw ok okay okey kk k gn gm bf gf bff bffs vs aka eta wfh ootd tgif
  yaar arre arrey accha bro bruh sis fam mate innit lad lads gaffer craic sláinte y'all yall gonna wanna gotta kinda sorta dunno lemme gimme cuz coz
  argh arg tldr eek eep gah grr grrr pfft pff psst shh shhh tsk yikes blimey crikey gosh golly jeez geez sheesh welp yup ooft omfg lmaooo fr ong iirc afaik
  icymi fwiw tba tbd rip asf ffs jfc bruh bleh blah ew eww ick nom yum yummy brr brrr ahem aha alas bah boo duh eureka huh hurrah huzzah hooray mhm mm mmm
  nuh ope phew psh tada uhoh voila whew whoop whoops woo woohoo yippee yahoo zzz smol lmfaooo wdym ikyk pov tmi nsfw sfw diy faq rsvp asl bbl bbs cya l8r gg glhf
  ggwp afk tgif bday merch convo deffo defo obvs obv totes prolly probs hella yass yas slay periodt sksk xd xdd uwu owo brekkie bevvy cuppa telly hubby footie
  jajj hű hűha ejha nahát ajjaj fúj pfuj hopp hoppá höhö izé asszem szal nemtom nemtudom lécci pill vmi vki aztakurva azta aztaa hajaj hahó hejhó dejó nade
  aham oksa puszika hali tuti jesszus basszus bocs bocsi szia sziasztok szió helló csá csáó puszi naná jaja ja aha ühüm na hát nos szuper szupi köszi kösz köszike légyszi pls oké okés hali csőváz
`);
export const isChatWord = (word: string): boolean => chatWords.has(word.toLowerCase());

/** Days and months, which English capitalizes. */
const calendar =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thurs?|fri|sat|sun|(?:hétfő|kedd|szerd|csütörtök|péntek|szombat|vasárnap)\p{L}{0,8}|january|february|march|april|june|july|august|september|october|november|december)$/u;
const prefix =
  /^(?:off|pre|ex|non|self|semi|anti|post|co|re|un|over|under|mid|multi|half|all|well|mini|super|ultra|quasi|pseudo|cross|after)$/;
const hungarianEnding =
  /(?:ként|nként|b[ae]n?|b[óő]l|r[ae]|r[óő]l|t[óő]l|n[áé]l|h[oeö]z|n[ae]k|[vbcdfghjklmnprstz][ae]l|[oeaö]?t|[oeöaá]?k|[oeö]?n|ig|ért|j[ae]|[ae]|i)$/u;

const verbPrefix = /^(?:el|meg|ki|be|le|fel|át|össze|vissza|haza|oda|ide|végig)(?=\p{L}{4})/u;

/** True for a Hungarian word of two words, in any case: "Elköltöztem", "angoltanár". Handles are often such words, too. */
export function isHungarianCompound(text: string): boolean {
  if (text.length > 30) return false;
  const word = text.toLowerCase();
  const words = getWordFrequencies('hu');
  if (words.has(word.replace(verbPrefix, ''))) return true;
  for (let at = 4; at <= word.length - 4; at++) {
    if (words.has(word.slice(0, at)) && words.has(word.slice(at))) return true;
  }
  return false;
}

/** A lower-case English word, or a Hungarian one where the text may be Hungarian. */
function isKnownWord(word: string, isEnglish: boolean): boolean {
  if (chatWords.has(word) || calendar.test(word) || isEnglishWord(word)) return true;
  // "sooo" is "so", "hahahaha" is "haha"
  const squeezed = word.replace(/(\p{L})\1{2,}/gu, '$1').replace(/^(?:ha|he|hi){2,12}h?$/u, 'haha');
  if (squeezed !== word) return isKnownWord(squeezed, isEnglish);
  if (isEnglish) return false;
  const hungarian = getWordFrequencies('hu');
  if (hungarian.has(word)) return true;
  const stem = word.replace(hungarianEnding, '');
  return (
    stem.length > 3 &&
    stem !== word &&
    [stem, stem.replace(/á$/, 'a').replace(/é$/, 'e')].some((one) => hungarian.has(one))
  );
}

/**
 * True for an ordinary English word in any case, and for a Hungarian one unless the text is English. Both parts of
 * "Off-grid" are checked.
 */
export function isCommonWord(word: string, isEnglish: boolean): boolean {
  const parts = word
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .split(/[-’']/);
  return parts.every((part, at) => isKnownWord(part, isEnglish) || (at < parts.length - 1 && prefix.test(part)));
}
