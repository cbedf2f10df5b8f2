import type { CoachPhrasebook } from '../phrasebook.ts';
import { hours } from './hours.ts';
import { places } from './places/places.ts';
import { spots } from './spots.ts';
import { tips } from './tips.ts';

export const english: CoachPhrasebook = {
  places,
  hours,
  questions: {
    story: { followUp: 'What’s the story there?', topicQuestion: 'Will you tell me more?' },
    plan: {
      followUp: 'What are you looking forward to most?',
      topicQuestion: 'When is it, and what’s the plan so far?',
    },
  },
  spots,
  tips,
  invented: 'Meet at the corner table of Café Lumière near Rose Square.',
};
