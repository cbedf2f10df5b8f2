import type { Match } from '@datewright/contracts/chatpad/match';
import type { Playbook } from '@datewright/contracts/datecoach/playbook';
import type { DateSpot, SpotLocation } from '@datewright/contracts/datecoach/spot';
import type { Section, Situation, Tip } from '@datewright/contracts/datecoach/strategy';

const at = '2026-11-20T10:00:00.000Z';

export const aMatch = (part: Partial<Match> = {}): Match => ({
  id: 'm1',
  name: 'Réka',
  age: 27,
  bio: 'Nurse. I bake when I can’t sleep.',
  interests: ['board games', 'hiking', 'ramen'],
  messages: [
    { sender: 'user', content: 'What would you do with a free Sunday?' },
    { sender: 'match', content: 'Honestly, board games until somebody cries. Usually me.' },
  ],
  version: 1,
  closed: false,
  createdAt: at,
  updatedAt: at,
  ...part,
});

export const aSpot = (part: Partial<DateSpot> = {}): DateSpot => ({
  id: 'ai-spot-1',
  type: 'board game café',
  name: 'A board game café',
  description: 'A table, a shelf of games and something warm.',
  matchScore: 86,
  reason: 'They love games, and a game fills silences.',
  goodWhen: ['Tables for two', 'Games that end within the hour'],
  quotes: [{ text: 'board games until somebody cries', from: 'match', where: 'message', at: 1 }],
  fit: { quotes: 1, interests: 1, needs: 0 },
  toCheck: [],
  ...part,
});

export const aLocation = (id: string, name: string, matchScore: number | null = 88): SpotLocation => ({
  id,
  name,
  description: `What ${name} is good for.`,
  type: name,
  goodFor: ['Talking'],
  conversation: [],
  touchPoints: [],
  situations: [],
  recommendedTransport: ['WALKING'],
  customLocation: false,
  aiGenerated: false,
  matchScore,
});

const tip = (id: string, text: string, part: Partial<Tip> = {}): Tip => ({
  id,
  text,
  why: `Why: ${text}`,
  quote: null,
  evidence: null,
  readNo: null,
  toCheck: [],
  ties: ['place'],
  ...part,
});

const situation = (id: string, scenario: string, response: string): Situation => {
  const { text: _text, ...rest } = tip(id, scenario);
  return { ...rest, scenario, response };
};

export const sections: Section[] = [
  {
    name: 'preparation',
    tips: {
      grooming: [tip('preparation-grooming-1', 'Trim your nails.')],
      style: [],
      arrival: [],
      extras: [],
      venueSelection: [
        tip('preparation-venueSelection-1', 'Look at the Corvin first.', {
          toCheck: [{ text: 'Corvin', start: 12, end: 18 }],
        }),
      ],
      timing: [],
      postDate: [],
    },
  },
  {
    name: 'talk',
    tips: {
      personalizedTalk: [
        tip('talk-personalizedTalk-1', 'Ask which game makes them cry.', {
          quote: { text: 'board games until somebody cries', from: 'match', where: 'message', at: 1 },
        }),
      ],
      icebreakers: [tip('talk-icebreakers-1', 'Ask back after each answer.', { evidence: 'followUpQuestions' })],
    },
  },
  {
    name: 'touch',
    tips: {
      naturalMoments: [
        tip('touch-naturalMoments-1', 'A high five after a round.', { readNo: 'They lean back: leave it there.' }),
      ],
      readingSignals: [],
    },
  },
  {
    name: 'situations',
    tips: {
      problemSolving: [situation('situations-problemSolving-1', 'The café is full', 'Walk a block and laugh.')],
      unexpectedSituations: [],
      funnyResponses: [],
    },
  },
  {
    name: 'exit',
    tips: {
      exitTips: [
        tip('exit-exitTips-1', 'Say when you have to go, early.'),
        tip('exit-general-1', 'Thank them for the evening.', { ties: [] }),
      ],
    },
  },
];

export const aPlaybook = (part: Partial<Playbook> = {}): Playbook => ({
  operationId: 'playbook-1',
  locationId: 'ai-spot-1',
  locationName: 'A board game café',
  profileId: 'm1',
  matchName: 'Réka',
  responseStyle: 'flirty',
  transportMode: null,
  timeSlot: null,
  needs: { budget: 'any', stepFree: false, noAlcohol: false, daylight: false, video: false },
  createdAt: at,
  isWhole: true,
  writtenBy: 'demo AI',
  sections,
  isPrivatePlace: false,
  care: null,
  ...part,
});
