import type { CoachPhrasebook } from '../phrasebook.ts';
import { places } from './places/places.ts';
import { spots } from './spots.ts';
import { tips } from './tips.ts';

export const english: CoachPhrasebook = {
  places,
  spots,
  tips,
  invented: 'Meet at the corner table of Café Lumière near Rose Square.',
};
