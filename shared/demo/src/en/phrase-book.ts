import type { PhraseBook } from '../phrase-book.ts';
import { topics } from './topics.ts';

export const englishPhraseBook: PhraseBook = {
  topics,
  unknownTopic: {
    questions: [
      'How did you get into {topic}?',
      'What do people always get wrong about {topic}?',
      'What’s the best day that {topic} ever gave you?',
      'If I knew nothing about {topic}, where should I start?',
    ],
    takes: ['people who love {topic} always have the better stories', '{topic} is best with company'],
    plans: ['a coffee and a crash course in {topic}', 'an afternoon where you show me {topic}'],
  },
  noTopic: {
    questions: [
      'What was the best hour of your week so far?',
      'What could you talk about for twenty minutes without preparing?',
      'What small thing made you unreasonably happy lately?',
      'What’s your most harmless guilty pleasure?',
      'What would you do with a free Tuesday and nobody watching?',
    ],
    takes: [
      'the best conversations start with a slightly odd question',
      'people who answer quickly have the best stories',
      'everyone has one strangely strong opinion about breakfast',
    ],
    plans: [
      'a walk and a good coffee',
      'one drink somewhere quiet enough to talk',
      'ice cream and a stroll by the river',
    ],
  },
};
