import type { BuiltInLocation } from './built-in-location.ts';

export const park: BuiltInLocation = {
  id: 'busy-park-walk',
  name: 'A walk in a busy park',
  type: 'park',
  matchScore: 82,
  description:
    'Side by side is easier than face to face. Choose a park that has people in it, in daylight, with level paths and a place to sit down.',
  goodFor: ['People who find sitting across a table stiff', 'A date that costs nothing', 'Daylight'],
  conversation: [
    'Point at something you both see and ask what it reminds them of.',
    'Ask where they walked as a child.',
    'Swap: one thing you are good at, one thing you are hopeless at.',
  ],
  touchPoints: [
    'Walk at their pace, with a step of space between you. If they come closer, that’s their choice.',
    'Before you take a hand, ask: “May I?” A pause, a joke or a look away is a no. Smile and walk on.',
  ],
  situations: [
    {
      scenario: 'It starts to rain.',
      response: '“Café or bus-stop romance? I vote for the café.” Agree on a place to shelter beforehand.',
    },
    {
      scenario: 'One of you gets tired, or the path has steps.',
      response: '“There’s a bench over there. Shall we stop there for a while?”',
    },
    {
      scenario: 'They suggest a quieter, emptier path.',
      response: '“I’d rather stay where there are people.” Someone who likes you will be fine with it.',
    },
  ],
  recommendedTransport: ['WALKING', 'PUBLIC'],
};
