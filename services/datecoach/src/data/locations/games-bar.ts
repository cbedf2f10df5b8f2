import type { BuiltInLocation } from './built-in-location.ts';

export const gamesBar: BuiltInLocation = {
  id: 'board-game-cafe',
  name: 'A board game café',
  type: 'board game café',
  matchScore: 71,
  description:
    'A game gives your hands something to do and your jokes somewhere to land. Most serve more than alcohol. Play something short.',
  goodFor: ['Playful people', 'Shy starters', 'An evening without alcohol'],
  conversation: [
    'Ask which game they refused to lose as a child.',
    'Bet something silly: the loser describes their worst vacation.',
    'Ask whether they read the rules or invent them.',
  ],
  touchPoints: [
    'A high five after a good round. If their hand stays down, yours becomes a thumbs up.',
    'Sit side by side only if the game needs it. Ask before you change seats.',
  ],
  situations: [
    {
      scenario: 'One of you hates losing.',
      response: '“New rule: we both play against the game.” Choose one that you win or lose together.',
    },
    {
      scenario: 'The rules take longer than the game.',
      response: '“I’ve understood about four percent. Shall we take the silly one?”',
    },
    {
      scenario: 'A joke went too far.',
      response: '“That came out wrong. I’m sorry.” Then move on to something else.',
    },
  ],
  recommendedTransport: ['PUBLIC', 'WALKING', 'CAR'],
};
