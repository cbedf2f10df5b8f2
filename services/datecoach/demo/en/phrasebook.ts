import type { CoachPhrasebook } from '../phrasebook.ts';
import { hours } from './hours.ts';
import { places } from './places/places.ts';
import { spots } from './spots.ts';
import { tips } from './tips.ts';

export const english: CoachPhrasebook = {
  places,
  hours,
  questions: {
    story: { followUp: 'what the story behind it is', topicQuestion: 'how did that start?' },
    plan: { followUp: 'what they look forward to most', topicQuestion: 'when is it, and what is the plan so far?' },
  },
  spots,
  tips,
  invented: 'Meet at the corner table of Café Lumière near Rose Square.',
};
