import type { BioScore } from '@datewright/contracts/bio/score';
import type { MissingPart } from './missing-parts.ts';

/** What the member writes over. */
export const gap = '[…]';

/** A line with a gap, and what it may be filled with. */
type Line = [text: string, filling: string];

/** For each part of the score, a line that raises it in most bios, in the language of the bio. */
const lines: Record<BioScore['language'], Record<MissingPart['part'], Line>> = {
  en: {
    hook: [`What’s the best ${gap} you’ve ever had?`, 'soup'],
    balance: [`I’d love to meet someone who ${gap}.`, 'reads the menu aloud'],
    originality: [`I still laugh about the time I ${gap}.`, 'apologized to a mannequin in a Győr shoe shop'],
    concrete: [`On Sunday mornings I ${gap}.`, 'walk my dog Bodza to the bakery on Király Street for two croissants'],
    positivity: [`I love ${gap}.`, 'the smell of rain on warm streets'],
    length: [`These days I’m learning to ${gap}.`, 'make dumplings that survive the pot'],
  },
  hu: {
    hook: [`Neked mi a kedvenc ${gap}?`, 'leves'],
    balance: [`Olyasvalakit keresek, aki ${gap}.`, 'hangosan olvassa fel az étlapot'],
    originality: [`Máig nevetek azon, amikor ${gap}.`, 'egy győri cipőboltban bocsánatot kértem egy próbababától'],
    concrete: [`Vasárnap reggelente ${gap}.`, 'a Bodza kutyámmal sétálok két croissant-ért a Király utcai pékségbe'],
    positivity: [`Imádom, amikor ${gap}.`, 'eső után meleg az aszfalt illata'],
    length: [`Mostanában azt tanulom, hogyan ${gap}.`, 'marad egyben a gombóc a fazékban'],
  },
};

/** What a bio says already when it has these words: its line would only repeat it. */
const said: Record<BioScore['language'], Partial<Record<MissingPart['part'], RegExp>>> = {
  en: {
    concrete: /\bsundays?\b|\bmornings?\b/i,
    positivity: /\bi (?:really )?love\b/i,
    balance: /looking for|love to meet|someone who/i,
    originality: /\bstill laugh\b/i,
    length: /\blearning to\b/i,
    hook: /\bfavou?rite\b[^.!?]*\?|\bbest\b[^.!?]*\?/i,
  },
  hu: {
    concrete: /vasárnap|reggelente/i,
    positivity: /imádom/i,
    balance: /keresek|olyasvalak/i,
    originality: /máig nevetek/i,
    length: /azt tanulom/i,
    hook: /kedvenc[^.!?]*\?/i,
  },
};

/** True when the bio has the key words of the line for this part. */
export const isSaid = (bio: string, part: MissingPart['part'], language: BioScore['language']) =>
  said[language][part]?.test(bio) ?? false;

export const getLineToWrite = (part: MissingPart['part'], language: BioScore['language']) => lines[language][part][0];

/** The line as somebody might fill it in, which tells how many points it can bring. */
export const getFilledLine = (part: MissingPart['part'], language: BioScore['language']) => {
  const [text, filling] = lines[language][part];
  return text.replace(gap, filling);
};

/** A last sentence that only hands over to the reader. */
const closing = /(?<=^|[.!?…)]\s+|\n)(?:[^.!?…\n]*\?|(?:just )?(?:ask|message) me[^.!?…\n]*[.!…]?|just ask[.!…]?|kérdezz[^.!?…\n]*[.!…]?)(?: ?[:;]-?[)D]| ?\p{Extended_Pictographic}\ufe0f?)*\s*$/iu;

/** The bio with the line before its closing question, or at its end. */
export function addLine(bio: string, line: string): string {
  const at = bio.search(closing);
  return at > 0 ? `${bio.slice(0, at).trimEnd()}\n${line}\n${bio.slice(at)}` : `${bio}\n${line}`;
}

/** The text without the lines that are still to be filled in, which count once they are. */
export const withoutGaps = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.includes(gap))
    .join('\n');
