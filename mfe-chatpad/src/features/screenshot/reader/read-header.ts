import { toText } from './clean-lines.ts';
import { heightOf } from './pixels.ts';
import { type RecognizedWord, toLines } from './recognized-text.ts';

export interface Header {
  name: string;
  age: number | null;
}

const nameAndAge =
  /(?:^|[^\p{L}])(\p{Lu}\p{Ll}[\p{L}'’-]{0,30}(?: \p{Lu}[\p{L}'’-]{1,30})?)(?:,? \(?(\d{2})\)?)?(?=$|\P{L})/u;
/** Words in the headers of apps that are no name. */
const appWords =
  /^(?:active|online|offline|chat|chats|profile|message|messages|back|edit|done|today|yesterday|last seen|typing|new match|tinder|bumble|hinge|whatsapp|instagram|wifi|lte|aktív|vissza|üzenetek|profil|ma|tegnap)(?!\p{L})/iu;

/** The name above a chat and the age beside it: the largest text that looks like one. */
export function readHeader(words: readonly RecognizedWord[]): Header {
  const found = toLines(words)
    .flatMap((line) => {
      const sure = line.filter(({ text, confidence }) => confidence > 40 && /[\p{L}\p{N}]/u.test(text));
      const hit = nameAndAge.exec(toText(sure));
      if (!hit?.[1] || appWords.test(hit[1])) return [];
      const size = Math.max(...sure.map(heightOf));
      return [{ name: hit[1], age: hit[2] ? Number(hit[2]) : null, size }];
    })
    .sort((one, other) => other.size - one.size);
  const { name = '', age = null } = found[0] ?? {};
  return { name, age };
}
