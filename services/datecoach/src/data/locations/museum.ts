import type { BuiltInLocation } from './built-in-location.ts';

export const museum: BuiltInLocation = {
  id: 'museum-or-gallery',
  name: 'A museum or gallery',
  type: 'museum',
  matchScore: 74,
  description:
    'The walls bring up the next topic for you. Choose one floor, not the whole building, and save the café for the end.',
  goodFor: ['Quiet people', 'Bad weather', 'Elevators and benches instead of stairs and standing'],
  conversation: [
    'Each of you chooses the one piece you’d steal, and defends the theft.',
    'Ask what they would hang on the wall at home, and what they never would.',
    'Make up the story of a portrait together.',
  ],
  touchPoints: [
    'Stand beside them, not behind them. If they step aside, stay where you are.',
    'A tap on the arm to show them something is plenty, and only if they have touched your arm before.',
  ],
  situations: [
    {
      scenario: 'They know much more about it than you.',
      response: '“Teach me. What am I missing here?” People love that question.',
    },
    {
      scenario: 'They are bored.',
      response: '“Three more pictures, then cake?”',
    },
    {
      scenario: 'It gets too quiet.',
      response: 'Whisper: “Wrong answers only: what is happening in this one?”',
    },
  ],
  recommendedTransport: ['PUBLIC', 'CAR', 'WALKING'],
};
