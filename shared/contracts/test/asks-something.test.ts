import { asksSomething } from '../src/chatpad/asks-something.ts';

test.each([
  'Do you like dogs?',
  'You sing too, right? 😄',
  'wait, how tall are you',
  'haha ok. what do you do for work',
  'so whats your sign',
  'where are u from 😊',
  'what brings you here',
  'I had rye today. what did you have for lunch',
  'és milyen magas vagy',
  'mit keresel itt',
  'Ma rozskenyér volt. hol laksz',
  'na hogy telt a hétvégéd',
])('“%s” asks something', (message) => {
  expect(asksSomething(message)).toBe(true);
});

test.each([
  'I do like dogs',
  'What a day',
  'How cool is that dog',
  'when you said that I laughed',
  'who knows, you may be right',
  'Are you serious? No way!',
  'Mi jól vagyunk, köszi',
  'mikor reggel felkeltem, rád gondoltam',
  'Milyen szép reggel',
  'Hogy vagy? Én jól.',
  'te vagy a legjobb',
  '',
  '😄',
])('“%s” asks nothing last', (message) => {
  expect(asksSomething(message)).toBe(false);
});
