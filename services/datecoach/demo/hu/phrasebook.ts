import type { CoachPhrasebook } from '../phrasebook.ts';
import { hours } from './hours.ts';
import { places } from './places/places.ts';
import { spots } from './spots.ts';
import { tips } from './tips.ts';

export const hungarian: CoachPhrasebook = {
  places,
  hours,
  questions: {
    story: { followUp: 'Mi a története?', topicQuestion: 'Mesélsz róla?' },
    plan: { followUp: 'Mit vársz belőle a legjobban?', topicQuestion: 'Mikor lesz, és mi a terv eddig?' },
  },
  spots,
  tips,
  invented: 'A sarokasztalnál találkozzatok a Kék Gém Kávéházban, a Rózsa téren.',
};
