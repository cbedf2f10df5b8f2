import type { Message } from '@datewright/contracts/chatpad/match';
import { isSameText, joinMessages } from '../src/features/conversation/lib/join-messages.ts';

const them = (content: string): Message => ({ sender: 'match', content });
const me = (content: string): Message => ({ sender: 'user', content });

const chat = [
  them('How was the exam?'),
  me('Long. Question four was about tides.'),
  them('They go up, they go down.'),
  me('Where were you at nine?'),
];

test('Given two pictures that show some of the same messages, then these appear once, in either order', () => {
  expect(joinMessages(chat.slice(0, 3), chat.slice(1))).toEqual(chat);
  expect(joinMessages(chat.slice(1), chat.slice(0, 3))).toEqual(chat);
  expect(joinMessages(chat, chat)).toEqual(chat);
});

test('Given a message that an edge cut, then the whole one stays', () => {
  expect(joinMessages([...chat.slice(0, 1), me('Long. Question')], chat.slice(1))).toEqual(chat);
  expect(joinMessages(chat.slice(0, 2), [me('four was about tides.'), ...chat.slice(2)])).toEqual(chat);
});

test('Given small mistakes of the recognizer, then a message is still the same', () => {
  expect(joinMessages(chat.slice(0, 3), [them('They go up, they g0 down.'), me('Sure.')])).toHaveLength(4);
});

test('Given no common part, a short repeated answer or another side, then the new messages follow', () => {
  expect(joinMessages(chat, [them('Asleep.')])).toEqual([...chat, them('Asleep.')]);
  expect(joinMessages([them('Really?'), me('Yes')], [me('Yes'), them('Good')])).toHaveLength(4);
  expect(joinMessages(chat, [them('Where were you at nine?')])).toHaveLength(5);
});

test('Given one part inside the other, then the longer one stays', () => {
  expect(joinMessages(chat.slice(1, 3), chat)).toEqual(chat);
  expect(joinMessages(chat, chat.slice(1, 3))).toEqual(chat);
  expect(joinMessages(chat.slice(2), [...chat, them('Asleep.')])).toEqual([...chat, them('Asleep.')]);
});

test('Given copied text, then one changed letter makes another message, and a corrected side stays', () => {
  const asked = [me('See you at 7 tomorrow?')];
  expect(joinMessages(asked, [me('See you at 8 tomorrow?')], isSameText)).toHaveLength(2);
  expect(joinMessages(asked, [them('See you at 7 tomorrow?'), them('Yes!')], isSameText)).toEqual([
    ...asked,
    them('Yes!'),
  ]);
});
