import { chooseMode } from '../src/features/conversation/lib/choose-mode.ts';
import { readPaste } from '../src/features/conversation/lib/read-paste.ts';

const read = (text: string, match = '', member = 'Bence Kiss') => readPaste(text, { match, member });

test.each([
  ['Maya: Where are you from?', 'Where are you from?', 'Maya'],
  ['  Maya : Where are you from?', 'Where are you from?', 'Maya'],
  ['Maya:where are you from', 'where are you from', 'Maya'],
  ['MAYA: hello?', 'hello?', 'MAYA'],
  ['Ágnes: Szia, te is a Mátrába jársz?', 'Szia, te is a Mátrába jársz?', 'Ágnes'],
  ['A\u0301gnes: Szia!', 'Szia!', 'Ágnes'],
  ['Őrsi-Nagy Zsófia: Na és mit főzöl?', 'Na és mit főzöl?', 'Őrsi-Nagy Zsófia'],
  ['Kata 🌸: hiii', 'hiii', 'Kata'],
  ['Noémi (Hinge): Which train?', 'Which train?', 'Noémi'],
  ['19:30 Maya: ok', 'ok', 'Maya'],
  ['Maya: 19:30: ok', '19:30: ok', 'Maya'],
  ['Maya: https://maps.example/x', 'https://maps.example/x', 'Maya'],
  ['Maya: plan: tea', 'plan: tea', 'Maya'],
  ['Maya: Hi!\nWhere are you from?', 'Hi!\nWhere are you from?', 'Maya'],
  ['Hope: so, Sunday?', 'so, Sunday?', 'Hope'],
  ['Joy: ha!', 'ha!', 'Joy'],
  ['May: where did you grow up?', 'where did you grow up?', 'May'],
  ['They: what do you do?', 'what do you do?', undefined],
  ['her: what do you do?', 'what do you do?', undefined],
  ['Ő: Mivel foglalkozol?', 'Mivel foglalkozol?', undefined],
])('%j is a message from the match that asks for a reply', (text, content, matchName) => {
  const found = read(text);
  expect(found).toMatchObject({ kind: 'chat', messages: [{ sender: 'match', content }] });
  if (found.kind !== 'chat') throw new Error(`Read as ${found.kind}`);
  expect(found.matchName).toBe(matchName);
  expect(chooseMode(found.messages)).toBe('reply');
});

test.each([
  ['Maya: Where are you from?', 'Maya'],
  ['maya: where are you from?', 'Maya'],
  ['Maya: Where are you from?', 'Maya Cohen'],
  ['Maya Cohen: Where are you from?', 'Maya'],
  // Another name than the one that the match is saved under is a nickname of hers, and not the member's.
  ['Panni: Szia!', 'Anna'],
])('%j is from the match called %s', (text, match) => {
  expect(read(text, match)).toMatchObject({ kind: 'chat', messages: [{ sender: 'match' }] });
});

test.each([
  'Me: Where are you from?',
  'me: where are you from?',
  'You: hi',
  'You sent: hi',
  'Én: Szia!',
  'E\u0301n: Szia!',
  'Te: Szia!',
  'Bence: hi',
  'Bence Kiss: hi',
])('%j is a message from the member', (text) => {
  for (const match of ['', 'Maya']) {
    const found = read(text, match);
    expect(found).toMatchObject({ kind: 'chat', messages: [{ sender: 'user' }] });
    expect(found).not.toHaveProperty('matchName');
  }
});

test('Several messages of one person are from the match', () => {
  expect(read('Maya: hello?\nMaya: did you fall asleep')).toMatchObject({
    kind: 'chat',
    matchName: 'Maya',
    messages: [{ sender: 'match' }, { sender: 'match' }],
  });
});

test.each([
  'Where are you from?',
  '19:30: ok',
  '7:30 works for me: see you',
  'https://example.com/x',
  'Https://example.com/x',
  'www.example.com: look',
  'Check this: https://example.com/x',
  'Note: I am late',
  'PS: bring a coat',
  'P.S.: bring a coat',
  'Confession: I have never seen Titanic',
  'Truth: I hate hiking',
  'Warning: puns ahead',
  'Honestly: yes',
  'Hi: so I was thinking',
  'LOL: no',
  'Sorry: long day',
  'Saturday: free?',
  'Question: tea or rum?',
  'Bónusz: a kutyám is jön',
  'Vallomás: sosem láttam a Titanicot',
  'Bocsi: hosszú nap volt',
  'Szia: hogy vagy?',
  'my plan: sleep',
  'Superpower: naps',
  'Szerintem: igen',
  'Tinder: deleted',
  'Hot take: pineapple is fine',
  'Job: nurse',
  'Munka: ápoló',
  'Height: 170 cm',
  'Instagram: @maya.cooks',
  'Q: what is it?',
])('%j names nobody, so the member is asked', (text) => {
  for (const match of ['', 'Maya'])
    expect(read(text, match)).toMatchObject({ kind: 'question', question: { kind: 'only', isNamed: false } });
});

test.each([
  ['Job: nurse\nHeight: 170 cm\nLoves dogs and long trains', 'Loves dogs and long trains'],
  ['Loves dogs and long trains\nJob: nurse\nEducation: BSc\nZodiac: Leo', 'Loves dogs and long trains'],
  ['Munka: ápoló\nMagasság: 170 cm\nImádom a kutyákat', 'Imádom a kutyákat'],
  ['Name: Maya\nAge: 29\nBio: Loves dogs', 'Loves dogs'],
])('%j is a profile', (text, bio) => {
  const found = read(text);
  expect(found.kind).toBe('profile');
  expect(found.kind === 'profile' && found.profile.bio).toContain(bio);
});

test('A profile’s labelled lines are read, and what has no field stays in the bio', () => {
  expect(read('Name: Maya\nAge: 29\nJob: nurse\nLoves dogs')).toMatchObject({
    profile: { name: 'Maya', age: 29, bio: 'Job: nurse\nLoves dogs' },
  });
});

test('A chat that an app copied with its times may be of the member alone, so they are asked', () => {
  expect(read('[12/05/2026, 21:03] Benny: hey')).toMatchObject({ question: { kind: 'only', isNamed: true } });
});
