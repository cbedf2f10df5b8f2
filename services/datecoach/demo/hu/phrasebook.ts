import type { CoachPhrasebook } from '../phrasebook.ts';
import { places } from './places/places.ts';
import { spots } from './spots.ts';
import { tips } from './tips.ts';

export const hungarian: CoachPhrasebook = {
  places,
  spots,
  tips,
  invented: 'A sarokasztalnál találkozzatok a Kék Gém Kávéházban, a Rózsa téren.',
};
