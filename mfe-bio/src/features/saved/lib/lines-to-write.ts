import type { BioScore } from '@datewright/contracts/bio/score';
import type { MissingPart } from './missing-parts.ts';

/** What the member writes over. */
export const gap = '[…]';

/** For each part of the score, a line that raises it in most bios, in the language of the bio. */
const lines: Record<BioScore['language'], Record<MissingPart['part'], string>> = {
  en: {
    hook: `What’s the best ${gap} you’ve ever had?`,
    balance: `I’d love to meet someone who ${gap}.`,
    originality: `I still laugh about the time I ${gap}.`,
    concrete: `On Sunday mornings I ${gap}.`,
    positivity: `I love ${gap}.`,
    length: `These days I’m learning to ${gap}.`,
  },
  hu: {
    hook: `Neked mi a kedvenc ${gap}?`,
    balance: `Olyasvalakit keresek, aki ${gap}.`,
    originality: `Máig nevetek azon, amikor ${gap}.`,
    concrete: `Vasárnap reggelente ${gap}.`,
    positivity: `Imádom, amikor ${gap}.`,
    length: `Mostanában azt tanulom, hogyan ${gap}.`,
  },
};

export const getLineToWrite = (part: MissingPart['part'], language: BioScore['language']) => lines[language][part];

export const addLine = (bio: string, line: string) => `${bio}\n${line}`;
