import { asksSomething } from '../demo/asked-questions.ts';
import { everydaySituations as english, namedThing as englishThing } from '../demo/en/everyday-situations.ts';
import { everydaySituations as hungarian, namedThing as hungarianThing } from '../demo/hu/everyday-situations.ts';
import { detectTaskLanguage } from '../demo/language.ts';
import { readTask } from '../demo/read-task.ts';
import { writeSuggestions } from '../demo/write-suggestions.ts';
import { findUnsupportedClaims } from '../src/rules/member-claims.ts';

const tones = ['flirty', 'thoughtful', 'bold'] as const;
type Message = ['member' | 'match', string];

const readReply = (messages: Message[], tone: string) =>
  readTask(JSON.stringify({ mode: 'reply', tone, conversation: messages.map(([from, text]) => ({ from, text })) }));
const write = (text: string) =>
  tones.flatMap((tone) => writeSuggestions(readReply([['match', text]], tone)).map((written) => written.text));

test.each([
  ['Thanks! Do you have any brothers or sisters?', /oldest|family|yours|most like|table|you and/i],
  ['szia! van testvéred?', /legidősebb|család|nálatok|otthon|tieid/i],
  ['Köszi, Mazsi a neve :) neked van állatod?', /kutya|kutyás|főnök|ágy|állat|írnál/i],
  ['what kind of music are you into?', /song|repeat|play|grow|concert|gig|sing/i],
  ['milyen zenét szoktál hallgatni?', /szám|dal|hallgat|koncert|énekel|mutat/i],
  ['I got back yesterday. Have you ever been?', /version|guide|take me|bag|best|corner|day there|convince/i],
  ['my cat just knocked my coffee over. how’s your morning going', /better|looking up|yours|later/i],
  ['we went hiking. what did you get up to?', /yours|guess|you or me|best moment|compare|mine/i],
  ['Kirándultunk a Mátrában. Te mit csináltál?', /tied|tiéd|tippelj|melyikünk|pillanat|tetszett|összehason/i],
  ['tea or coffee? this is important', /tea or coffee|wrong answer|hesitation|about me|exceptions/i],
  ['szoktál dobolni? láttam a képeden a dobverőt', /dobolni|tippel|meglep/i],
  ['tudsz valami jó helyet, ahol reggelizni lehet?', /^(?!.*(?:És te\?|mit fogok mondani))/i],
])('Every line answers what was asked: “%s”', (question, answer) => {
  for (const line of write(question)) expect(line).toMatch(answer);
});

test.each([
  ['making gnocchi from scratch for the first time, wish me luck', /gnocchi|past|ceiling|recipe|tricky|portion/i],
  ['épp lecsót főzök, de odaégettem az alját', /pizz|ropogós|füstjelző|megeszed|újrakezdi|B terv/i],
  ['I’ve signed up for a half marathon in april', /finish|talked you|team|sign up|running|training|time|song/i],
  [
    'why did the scarecrow win? because he was outstanding in his field. ok your turn',
    /joke|laugh|comeback|that|seven|these/i,
  ],
  ['my boss scheduled a meeting at 6pm on a friday', /word with|really think|annoying|always|CV|drink/i],
  ['pénteken megyünk Horvátországba a csajokkal', /Horvát|poggyász|választás|odaérsz/i],
  ['finally got round to it, I bought a synthesizer yesterday', /synthesizer/i],
])('Every line reacts to what was told: “%s”', (told, reaction) => {
  for (const line of write(told)) expect(line).toMatch(reaction);
});

test('Lines about people do not treat them as things', () => {
  for (const told of ['I saw my grandparents on sunday', 'out for a walk with my flatmate'])
    expect(write(told).join('\n')).not.toMatch(/grandparents|flatmate/);
});

test.each([
  ['do you drum? I saw the sticks in your picture', true],
  ['szia! te hol laksz? én Zuglóban', true],
  ['melyik a kedvenc évszakod? nekem az ősz', true],
  ['guess what? I got the job', false],
  ['who does that? anyway, I left at five', false],
  ['do you ski? I do. and yesterday I fell', false],
])('A question that its writer explains still waits for an answer: “%s” %s', (text, isAsked) =>
  expect(asksSomething(text)).toBe(isAsked),
);

test.each([
  [
    'hu',
    [
      ['member', 'What do you do for fun?'],
      ['match', 'Dobolok'],
    ],
  ],
  [
    'hu',
    [
      ['member', 'Hobbi?'],
      ['match', 'Dobolok'],
    ],
  ],
  ['hu', [['match', 'focizol?']]],
  ['hu', [['match', 'tancoltal mar salsat?']]],
  [
    'en',
    [
      ['member', 'Plans?'],
      ['match', 'homework'],
    ],
  ],
  [
    'en',
    [
      ['member', 'Where to?'],
      ['match', 'Bangkok'],
    ],
  ],
  [
    'en',
    [
      ['member', 'Favorite site?'],
      ['match', 'Facebook'],
    ],
  ],
] satisfies [string, Message[]][])('One word is enough to tell the language %s: %j', (language, messages) =>
  expect(detectTaskLanguage(readReply(messages, 'bold'))).toBe(language),
);

test('What the match asks of the reader is not said back, nor "I go" to the one who goes', () => {
  const messages: Message[] = [
    ['member', 'Mi a terv hétvégére?'],
    ['match', 'Gombászni megyek a nagybátyámmal, szurkolj'],
  ];
  for (const tone of ['flirty', 'thoughtful', 'bold'] as const) {
    const lines = writeSuggestions(readReply(messages, tone)).map(({ text }) => text);
    expect(lines.join('\n')).not.toMatch(/szurkolj|gombászni megyek/i);
  }
});

test.each([
  ['en', { language: 'en' }],
  ['hu', { draft: 'Szia, te hova szoktál mászni?' }],
  ['en', { draft: 'hey, where do you go climbing?' }],
])('The language that the task names comes first, then that of the draft: %s for %j', (language, more) => {
  const text = 'draft' in more && language === 'hu' ? 'Hi, how are you?' : 'Szia! Épp dobolok';
  const task = { mode: 'reply', conversation: [{ from: 'match', text }], ...more };
  expect(detectTaskLanguage(readTask(JSON.stringify(task)))).toBe(language);
});

test('No line that can be sent as it is claims anything about the member', () => {
  const all = [...english, englishThing, ...hungarian, hungarianThing];
  const lines = all.flatMap(({ when, ready = [], lines: byTone }) =>
    when === 'told' ? tones.flatMap((tone) => byTone[tone]) : ready,
  );
  expect(lines.flatMap(([, say]) => findUnsupportedClaims(say, []))).toEqual([]);
});
