import type { BioScore } from '@datewright/contracts/bio/score';
import type { MissingPart } from './missing-parts.ts';

/** What the member writes over. */
export const gap = '[…]';

/** A line with a gap, what it may be filled with, and words of a bio that says as much already. */
type Line = [text: string, filling: string, said: RegExp];

/** For each part of the score, lines that raise it in most bios, in the language of the bio. */
const lines: Record<BioScore['language'], Record<MissingPart['part'], Line[]>> = {
  en: {
    hook: [[`What’s the best ${gap} you’ve ever had?`, 'soup', /\bbest\b[^.!?]*\?/i]],
    balance: [[`I’d love to meet someone who ${gap}.`, 'reads the menu aloud', /looking for|to meet|someone who/i]],
    originality: [
      [`I still laugh about the time I ${gap}.`, 'apologized to a mannequin in a Győr shoe shop', /still laugh/i],
    ],
    concrete: [
      [
        `On Sunday mornings I ${gap}.`,
        'walk my dog Bodza to the bakery on Király Street for two croissants',
        /\bsundays?\b|\bmornings?\b/i,
      ],
      [
        `The last thing I cooked was ${gap}.`,
        'fish soup for eleven on my balcony in Szeged, with paprika from my aunt Marika',
        /\bcook(?:ed|ing)?\b/i,
      ],
    ],
    positivity: [[`I love ${gap}.`, 'the smell of rain on warm streets', /\bi (?:really )?love\b/i]],
    length: [[`These days I’m learning to ${gap}.`, 'make dumplings that survive the pot', /learning to/i]],
  },
  hu: {
    hook: [[`Neked mi a kedvenc ${gap}?`, 'leves', /kedvenc[^.!?]*\?/i]],
    balance: [[`Olyasvalakit keresek, aki ${gap}.`, 'hangosan olvassa fel az étlapot', /keresek|olyasvalak/i]],
    originality: [
      [
        `Máig nevetek azon, amikor ${gap}.`,
        'egy győri cipőboltban bocsánatot kértem egy próbababától',
        /máig nevetek/i,
      ],
    ],
    concrete: [
      [
        `Vasárnap reggelente ${gap}.`,
        'a Bodza kutyámmal sétálok két croissant-ért a Király utcai pékségbe',
        /vasárnap|reggel/i,
      ],
      [
        `Legutóbb ezt főztem: ${gap}.`,
        'halászlé tizenegy embernek, a szegedi erkélyemen, Marika néni paprikájával',
        /főz/i,
      ],
    ],
    positivity: [[`Imádom, amikor ${gap}.`, 'eső után meleg az aszfalt illata', /imádom/i]],
    length: [[`Mostanában azt tanulom, hogyan ${gap}.`, 'marad egyben a gombóc a fazékban', /azt tanulom/i]],
  },
};

/**
 * A line that raises a part of the score, and the same as somebody might fill it in, which tells how many points it can
 * bring. `null` when the bio says as much already.
 */
export function pickLine(bio: string, part: MissingPart['part'], language: BioScore['language']) {
  const line = lines[language][part].find(([, , said]) => !said.test(bio));
  if (!line) return null;
  const [text, filling] = line;
  return { text, filled: text.replace(gap, filling) };
}

/** A last sentence that only hands over to the reader. */
const closing =
  /(?<=^|[.!?…)]\s+|\n)(?:[^.!?…\n]*\?|(?:just )?(?:ask|message) me[^.!?…\n]*[.!…]?|just ask[.!…]?|kérdezz[^.!?…\n]*[.!…]?)(?: ?[:;]-?[)D]| ?\p{Extended_Pictographic}\ufe0f?)*\s*$/iu;

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
