import { chooseMode } from '../src/features/conversation/lib/choose-mode.ts';
import { readPaste } from '../src/features/conversation/lib/read-paste.ts';

const read = (text: string) => readPaste(text, { match: '', member: 'Bence Kiss' });

test.each([
  [
    'Tinder',
    'Anna, 29\n3 km away\nAbout me\nGeologist. I lick rocks for a living.\nLooking for someone who laughs at that\nInterests\nHiking\nBoard games\nSushi',
    { name: 'Anna', age: 29, interests: ['Hiking', 'Board games', 'Sushi'] },
  ],
  [
    'Bumble',
    'Priya 31\nActive today\nBouldering, tea, one cat\nPassions: Climbing, Tea, Cats',
    { name: 'Priya', age: 31, interests: ['Climbing', 'Tea', 'Cats'] },
  ],
  [
    'Hinge',
    'Sam\nTypical Sunday\nLong run, longer breakfast\nMy simple pleasures\nFresh sheets\nBasics',
    { name: '', age: null, interests: [] },
  ],
  [
    'Hungarian',
    'Réka, 27\n12 km-re\nRólam\nTanár vagyok, tacskót sétáltatok.\nÉrdeklődés\nTúrázás\nFőzés',
    { name: 'Réka', age: 27, interests: ['Túrázás', 'Főzés'] },
  ],
  [
    'somebody who typed it',
    'Priya, 29. Geologist. I lick rocks for a living.',
    { name: 'Priya', age: 29, bio: 'Geologist. I lick rocks for a living.' },
  ],
  ['a typed one in Hungarian', 'Réka, 27 - tanár, tacskót sétáltat.', { name: 'Réka', age: 27 }],
  ['a typed one in lines', 'Zsófi, 31: bouldering\nand one cat', { name: 'Zsófi', bio: 'bouldering\nand one cat' }],
])('A copied profile of %s is read as one', (_app, text, expected) => {
  const found = read(text);
  if (found.kind !== 'profile') throw new Error(`Read as ${found.kind}`);
  expect(found.profile).toMatchObject(expected);
  expect(found.profile.bio).not.toMatch(/km|active|interests|érdeklődés/i);
  expect(found.profile.bio).not.toBe('');
});

test.each([
  ['[12/05/2026, 21:03] Anna: How was the train?\n[12/05/2026, 21:04] Bence: Slept like a suitcase', 'chat'],
  ['Anna: I am 29\nYou: and 3 km away?', 'chat'],
  ['hey, how was your week?', 'question'],
  ['Hey, 29 is a great age', 'question'],
  ['Sunday, 14:30 works for me', 'question'],
  ['Okay, 10 then. See you there!', 'question'],
  ['So, 25. And you?', 'question'],
  ['hey\n\nhi you\n\nhow was it', 'question'],
  ['   ', 'nothing'],
])('%j is read as a %s', (text, kind) => {
  expect(read(text).kind).toBe(kind);
});

test.each([
  [
    'a typed one',
    'Nora, 29\nClimbing on Tuesdays, bad at karaoke. Two truths and a lie.\nNora: I found a new bouldering hall\nMe: Take me there?\nNora: Only if you bring snacks',
    { name: 'Nora', age: 29, bio: 'Climbing on Tuesdays, bad at karaoke. Two truths and a lie.' },
    ['match', 'user', 'match'],
  ],
  [
    'Tinder’s',
    'Anna, 29\n3 km away\nAbout me\nGeologist.\nInterests\nHiking\nSushi\n\nAnna: hey you\nYou: hey Anna',
    { name: 'Anna', bio: 'Geologist.', interests: ['Hiking', 'Sushi'] },
    ['match', 'user'],
  ],
  [
    'one in a sentence',
    'Priya, 29. Geologist. I lick rocks.\nPriya: hi!\nBence: hello',
    { name: 'Priya', bio: 'Geologist. I lick rocks.' },
    ['match', 'user'],
  ],
  [
    'one above a copy with times',
    'Zsófi, 31\nbouldering és egy macska\n[12/05/2026, 21:03] Zsófi: Szia\n[12/05/2026, 21:04] Bence: Szia te',
    { name: 'Zsófi', bio: 'bouldering és egy macska' },
    ['match', 'user'],
  ],
  ['one above one message', 'Lena, 27\nNurse, night shifts.\nLena: are you up?', { name: 'Lena' }, ['match']],
  ['one above the member’s message', 'Lena, 27\nNurse, night shifts.\nMe: are you up?', { name: 'Lena' }, ['user']],
  ['a Hungarian one', 'Réka, 27\nTanár vagyok.\nÉn: szia\nRéka: szia', { age: 27 }, ['user', 'match']],
  [
    'one without a name',
    'Typical Sunday\nLong run\nBasics\nJob: nurse\n\nMe: Long run, or long nap?',
    { name: '', bio: 'Typical Sunday\nLong run\nJob: nurse' },
    ['user'],
  ],
])('A profile and the chat below it are read in one paste: %s', (_which, text, profile, senders) => {
  const found = read(text);
  if (found.kind !== 'chat') throw new Error(`Read as ${found.kind}`);
  expect(found.profile).toMatchObject(profile);
  expect(found.messages.map(({ sender }) => sender)).toEqual(senders);
  expect(found.messages.map(({ content }) => content).join('\n')).not.toContain(', 2');
});

test.each([
  'Sunday, 29\nAnna: the 29th then\nMe: good',
  'we could, 30 of us\nAnna: looking for a table?\nMe: yes',
  'Anna: Zsófi, 31\nMe: who is that?',
  '…and then she left.\nAnna: no way\nMe: yes way',
])('%j is a chat without a profile, and no word of it is lost', (text) => {
  const found = read(text);
  expect(found).not.toHaveProperty('profile');
  const messages =
    found.kind === 'chat' ? found.messages : found.kind === 'question' ? found.question.choices[0]?.messages : [];
  const words = (messages ?? []).map(({ content }) => content).join(' ');
  for (const line of text.split('\n')) expect(words).toContain(line.replace(/^(?:Anna|Me): /, ''));
});

test('The name of the other speaker comes with the chat', () => {
  expect(read('Anna: hi\nBence: hey')).toMatchObject({ kind: 'chat', matchName: 'Anna' });
  const unclear = read('[12/05/2026, 21:03] Anna: hi\n[12/05/2026, 21:04] Zoli: hey');
  expect(unclear).toMatchObject({
    question: {
      choices: [
        { who: 'Anna', matchName: 'Zoli' },
        { who: 'Zoli', matchName: 'Anna' },
      ],
    },
  });
  expect(read('They: hi\nYou: hey')).not.toHaveProperty('matchName');
});

const from = (sender: 'user' | 'match') => (content: string) => ({ sender, content });
const [they, me] = [from('match'), from('user')];

test.each([
  ['nobody has written', [], 'opener'],
  ['they asked something', [me('hi'), they('So, which night train?')], 'reply'],
  ['the member wrote last', [they('hi'), me('How was the week?')], 'reply'],
  ['they hint at meeting', [they('we should grab a coffee sometime')], 'ask-out'],
  ['they hint at meeting in Hungarian', [they('nincs kedved összefutni valamikor?')], 'ask-out'],
  ['they hint at something together', [they('We should trade books some time')], 'ask-out'],
  ['they hint at a place', [they('omg we should totally try that place together')], 'ask-out'],
  ['they want to be shown something', [they('You have to show me that bakery one day')], 'ask-out'],
  ['they hint at something together in Hungarian', [they('Cserélhetnénk könyvet valamikor')], 'ask-out'],
  ['they speak of everybody', [they('we should all drink more water')], 'reply'],
  ['they speak of what is over', [they('We should have brought umbrellas together with the tent')], 'reply'],
  ['they speak of themselves', [they('I should sleep soon')], 'reply'],
  ['they ask for a picture', [they('Show me your dog!')], 'reply'],
  ['they wonder in Hungarian', [they('Hogy lehetnénk ennyire hasonlóak?')], 'reply'],
  ['they put it off', [they('would love to but busy this week, we could meet another time')], 'reply'],
])('When %s, then the mode follows', (_when, messages, mode) => {
  expect(chooseMode(messages)).toBe(mode);
});
