import type { BuiltInLocation } from './built-in-location.ts';

export const foodMarket: BuiltInLocation = {
  id: 'food-market',
  name: 'A food market',
  type: 'food market',
  matchScore: 79,
  description:
    'Many small plates, no fixed seats, and something new to look at every few steps. Everyone chooses and pays for what they like.',
  goodFor: ['Curious eaters', 'Any budget', 'People who talk more easily on their feet'],
  conversation: [
    'Each of you picks one thing for the other to try. Ask about allergies and dislikes first.',
    'Ask which dish tastes of home, and who cooked it.',
    'Ask what they would sell if one of these stalls were theirs.',
  ],
  touchPoints: [
    'In a crowd, offer your arm with words: “Want to hold on, so we don’t lose each other?”',
    'Hand food over on a plate or a fork of its own. If they say no to a bite, it is only a no to a bite.',
  ],
  situations: [
    {
      scenario: 'Nothing there fits what they eat or drink.',
      response: '“Then let’s find you something first, and I’ll have whatever is next to it.”',
    },
    {
      scenario: 'It is packed.',
      response: '“One round, one snack, then air?” A way out that sounds like a plan.',
    },
    {
      scenario: 'Who pays?',
      response:
        '“I’ll get the first round. You choose if there’s a second.” Or you each pay your own way. No one owes anything for it.',
    },
  ],
  recommendedTransport: ['PUBLIC', 'WALKING'],
};
