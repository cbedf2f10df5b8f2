import { englishBad } from './english-bad.ts';
import { englishGood } from './english-good.ts';
import { englishMiddling } from './english-middling.ts';
import { hungarianBad } from './hungarian-bad.ts';
import { hungarianGood } from './hungarian-good.ts';
import { hungarianMiddling } from './hungarian-middling.ts';

export const englishBios = [...englishGood, ...englishMiddling, ...englishBad];
export const hungarianBios = [...hungarianGood, ...hungarianMiddling, ...hungarianBad];
export const ratedBios = [...englishBios, ...hungarianBios];
