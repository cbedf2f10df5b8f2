import type { BuiltInLocation } from './built-in-location.ts';

export const gamesBar: BuiltInLocation = {
  id: 'board-game-cafe',
  name: 'A board game café',
  type: 'board game café',
  matchScore: 71,
  description:
    'A game gives your hands something to do and your jokes somewhere to land. Most have more than alcohol to drink. Play something short.',
  goodFor: ['Playful people', 'Shy starts', 'An evening without alcohol'],
  conversation: [
    'Ask which game they refused to lose as a child.',
    'Bet something silly: who loses tells their worst holiday.',
    'Ask whether they read the rules or invent them.',
  ],
  touchPoints: [
    'A high five after a good round. If their hand stays down, yours becomes a thumbs up.',
    'Sitting beside each other is for games that need it. Ask before you change your seat.',
  ],
  situations: [
    {
      scenario: 'One of you hates losing.',
      response: '“New rule: we both play against the game.” Choose one that you win together.',
    },
    {
      scenario: 'The rules take longer than the fun.',
      response: '“I’ve understood about four percent. Shall we take the silly one?”',
    },
    {
      scenario: 'A joke went too far.',
      response: '“That came out wrong. I’m sorry.” Then on to something else.',
    },
  ],
  recommendedTransport: ['PUBLIC', 'WALKING', 'CAR'],
};
