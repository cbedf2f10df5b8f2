import { needsHelp } from '../src/features/conversation/lib/needs-help.ts';

test.each([
  'I want to kill myself tonight',
  'Me: I don’t want to live anymore',
  'Maya: sometimes I want to die',
  'she says she is suicidal',
  'thinking about self-harm again',
  'help',
  'Help me please',
  'Me: help!',
  'HELP',
  'Öngyilkos leszek',
  'meg akarok halni',
  'Nem akarok tovább élni',
  'segítség!',
])('%j calls for help', (text) => {
  expect(needsHelp(text)).toBe(true);
});

test.each([
  'I could kill for a coffee',
  'Can you help me move on Sunday?',
  'that movie killed me',
  'I wanted to die laughing',
  'I want to die of shame, I called her Anna',
  'My deadline is killing me',
  'self-help books are my guilty pleasure',
  'Segítsek költözni?',
  'Az élet szép',
  '',
])('%j does not', (text) => {
  expect(needsHelp(text)).toBe(false);
});
