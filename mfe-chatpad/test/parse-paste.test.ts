import { parsePaste } from '../src/features/conversation/parse-paste.ts';

const them = (content: string) => ({ sender: 'match', content });
const me = (content: string) => ({ sender: 'user', content });

describe('When a member pastes a chat, then sides and texts are read', () => {
  test.each([
    [
      'from WhatsApp on iOS',
      '[12/05/2026, 21:03:12] Anna: Hi!\n[12/05/2026, 21:04:00] Bence: Hey, how was the hike?\n[12/05/2026, 21:05:10] Anna: Wet.\nVery wet.',
      [them('Hi!'), me('Hey, how was the hike?'), them('Wet.\nVery wet.')],
    ],
    [
      'from WhatsApp on Android',
      '12/05/2026, 21:03 - Anna: Hi!\n12/05/2026, 21:04 - Bence: Hey\n12/05/2026, 21:04 - Anna: <Media omitted>',
      [them('Hi!'), me('Hey'), them('<Media omitted>')],
    ],
    [
      'from WhatsApp in Hungarian',
      '[2026. 05. 12. 21:03:12] Anna: Szia!\n[2026. 05. 12. 21:04:00] Bence: Szia, milyen volt a túra?',
      [them('Szia!'), me('Szia, milyen volt a túra?')],
    ],
    [
      'from Telegram',
      'Anna, [12.05.2026 21:03]\nHi!\n\nBence, [12.05.2026 21:04]\nHey you',
      [them('Hi!'), me('Hey you')],
    ],
    [
      'with plain labels',
      'Anna: Hi: there\nMe: see https://example.com/x',
      [them('Hi: there'), me('see https://example.com/x')],
    ],
    ['with Hungarian labels', 'Én: Szia!\nAnna: Helló\nÉn: Kávé?', [me('Szia!'), them('Helló'), me('Kávé?')]],
    [
      'with names on their own lines and times between',
      'Anna\nHi there\n21:03\nYou\nHey\nDelivered\nAnna\nSo?\nToday 21:10',
      [them('Hi there'), me('Hey'), them('So?')],
    ],
    ['as bare lines', 'Hi\nHey, how are you?\nGood!', [them('Hi'), me('Hey, how are you?'), them('Good!')]],
    [
      'as bare paragraphs',
      'Hi\nnice dog\n\nThanks!\n\nWhat is his name?',
      [them('Hi\nnice dog'), me('Thanks!'), them('What is his name?')],
    ],
    ['with marks of direction and stray spaces', '\u200e[12/05/2026, 21:03] Anna: \u200eHi \n', [them('Hi')]],
    ['of nothing', ' \n\n', []],
  ])('%s', (_what, pasted, expected) => {
    expect(parsePaste(pasted, 'Anna')).toEqual(expected);
  });

  test('without a known name the first to speak is the match', () => {
    expect(parsePaste('Kata: Hi\nBence: Hey', '')).toEqual([them('Hi'), me('Hey')]);
    expect(parsePaste('Bence: Hey\nKata: Hi', 'Kata')).toEqual([me('Hey'), them('Hi')]);
  });

  test('a sentence with a colon does not make a speaker of its first words', () => {
    const pasted = 'Hi there\nI have two rules for a first date: no phones, no quizzes about my job';
    expect(parsePaste(pasted, 'Anna')).toHaveLength(2);
  });
});
