import { createMask } from '@datewright/safety/masking/create-mask';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createSuggestionWriter } from '../src/clients/suggestion-writer.ts';

const fields = { name: 'Maya', age: null, bio: '', interests: [], lastMessageAt: null };
const question = [{ sender: 'match' as const, content: 'What do you do for work?' }];
const options = { mode: 'reply', tone: 'bold', draft: null, gentle: false, overruled: [] } as const;

/** Asks a writer whose AI gives these answers, one a request; an error stands for a request that fails. */
async function write(answers: (string[] | Error)[], more: object = {}, match: object = { messages: question }) {
  const prompts: string[] = [];
  const rejected: string[] = [];
  const ai = {
    writtenBy: 'test',
    async *stream(prompt: unknown) {
      prompts.push(JSON.stringify(prompt));
      const answer = answers[prompts.length - 1];
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('Not expected');
      yield JSON.stringify({ kind: 'normal', suggestions: answer.map((text) => ({ text, reason: 'Because.' })) });
    },
  };
  const writer = createSuggestionWriter({
    ai: ai as never,
    moderation: {
      mask: async () => createMask('Maya', []),
      moderateAnswer: async () => () => true,
    } as never,
    lineReviewer: { isEnabled: false, start: () => async () => null },
    seconds: 10,
    onRejected: (reason) => rejected.push(reason),
    now: () => 0,
  });
  const texts: string[] = [];
  const request = {
    match: { ...fields, ...match } as never,
    options: { ...options, ...more },
    earlier: [],
    storedCount: 0,
    replied: [],
    signal: new AbortController().signal,
    decide: async () => null,
    onGentle: () => {},
  };
  for await (const { text } of writer.write(request)) texts.push(text);
  return { texts, prompts, rejected };
}

const blanks = [1, 2, 3, 4, 5].map((n) => `I do ___ on day ${n}. And you?`);
const ready = ['Guessing is half the fun. Office or kitchen?', 'Nothing with spreadsheets, I swear. Yours?'];

test('When every answer to a question leaves a blank, then two that can be sent as they are replace two of them', async () => {
  const { texts, prompts, rejected } = await write([blanks, ready]);
  expect(texts).toEqual([...blanks.slice(0, 3), ...ready]);
  expect(rejected).toEqual(['gaps', 'gaps']);
  expect(prompts[1]).toContain('Write 2 others');
  expect(prompts[1]).toContain('these need none');
});

test.each([
  ['fails', new AppError('ai_failed')],
  ['is too slow', new AppError('ai_timeout')],
  ['leaves blanks again', [6, 7].map((n) => `I do ___ on day ${n}. And you?`)],
])('When the second request %s, then the member still gets five', async (_what, second) => {
  const { texts } = await write([blanks, second]);
  expect(texts).toEqual(blanks);
});

test('When the AI refuses the second request, then nothing that was held is shown', async () => {
  await expect(write([blanks, new AppError('ai_refused')])).rejects.toThrow(AppError);
});

test.each([
  ['enough can be sent as they are', [...ready, ...blanks.slice(0, 3)], {}, question],
  ['the match asked nothing', blanks, {}, [{ sender: 'match', content: 'I work nights.' }]],
  [
    'the member changes one line',
    blanks,
    { change: { text: 'I do ___ all day, every day. You?', how: 'similar' } },
    question,
  ],
])('When %s, then there is no second request', async (_what, answer, more, messages) => {
  const { texts, prompts } = await write([answer], more, { messages });
  expect([texts, prompts.length]).toEqual([answer, 1]);
});

const drumming = [
  'Na és mit dobolsz éppen?',
  'Akkor ma este a szomszédok is jól szórakoznak',
  'Ez jól hangzik, mióta csinálod?',
  'Én legfeljebb az asztalon szoktam dobolni',
  'Egyszer elmennék egy koncertedre',
];

test('A match who answers English in one Hungarian word gets Hungarian lines', async () => {
  const messages = [
    { sender: 'user', content: 'what did you do tonight?' },
    { sender: 'match', content: 'dobolok' },
  ];
  expect((await write([drumming], {}, { messages })).texts).toEqual(drumming);
});

test('When all lines are in the wrong language, the second request names the right one', async () => {
  const messages = [
    { sender: 'user', content: 'what did you do tonight?' },
    { sender: 'match', content: 'I played the drums with my band' },
  ];
  const english = ['Since when do you play?', 'What are they called?', 'Do the neighbours know?'];
  const { texts, prompts } = await write([drumming, english], {}, { messages });
  expect(texts).toEqual(expect.arrayContaining(english));
  expect(prompts[1]).toContain('write in English');
});
