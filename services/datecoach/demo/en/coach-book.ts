import type { CoachBook } from '../coach-book.ts';
import { spots } from './spots.ts';
import { tips } from './tips.ts';

export const english: CoachBook = {
  spots,
  tips,
  invented: 'Meet at the corner table of Café Lumière near Rose Square.',
};
