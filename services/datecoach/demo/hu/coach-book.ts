import type { CoachBook } from '../coach-book.ts';
import { spots } from './spots.ts';
import { tips } from './tips.ts';

export const hungarian: CoachBook = {
  spots,
  tips,
  invented: 'A sarokasztalnál találkozzatok a Kék Gém Kávéházban, a Rózsa téren.',
};
