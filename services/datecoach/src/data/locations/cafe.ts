import type { BuiltInLocation } from './built-in-location.ts';

export const cafe: BuiltInLocation = {
  id: 'neighbourhood-cafe',
  name: 'A neighborhood café',
  type: 'café',
  matchScore: 88,
  description:
    'A table by the window, something warm in your hands, and no bill that anyone has to think about. An hour is enough, and you can stay for two.',
  goodFor: ['A first meeting', 'Talking without shouting', 'Leaving early without a scene'],
  conversation: [
    'Ask what they order when nobody is looking, and why.',
    'Tell them about the last small thing that made your week.',
    'Ask about something they wrote to you, and then ask one more question about the answer.',
  ],
  touchPoints: [
    'Say hello the way they do: if they offer a hug, hug; if they wave, wave.',
    'Sit at a corner of the table, not too close. If they move their chair away, respect the distance.',
  ],
  situations: [
    {
      scenario: 'The conversation stalls.',
      response: 'Smile and say it: “I just ran out of clever. What was the best part of your day?”',
    },
    {
      scenario: 'It is too loud.',
      response: '“I want to hear this. Shall we take the drinks outside, or find a quieter corner?”',
    },
    {
      scenario: 'You would rather go home.',
      response: '“Thank you for the coffee and the talk. I’m heading home now. Get home safe.” You don’t owe a reason.',
    },
  ],
  recommendedTransport: ['PUBLIC', 'WALKING', 'CAR'],
};
