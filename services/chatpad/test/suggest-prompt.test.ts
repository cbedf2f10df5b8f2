import { makeMaskTable } from '@datewright/safety/masking/make-mask-table';
import { maskOf } from '@datewright/safety/masking/mask-table';
import { suggestQuestion } from '../src/prompts/suggest-prompt.ts';

const mask = maskOf(makeMaskTable({ name: 'Anna', texts: ['Night trains.'] }));
const match = { name: 'Anna', age: 31, bio: 'Night trains.', interests: [], messages: [] };
const asked = (overruled: ('minor' | 'clear-no')[]) =>
  JSON.stringify(
    suggestQuestion(match, { mode: 'opener', tone: 'flirty', draft: null, gentle: false, overruled }, [], mask),
  );

test('An AI can’t answer a kind that the member has overruled, and is told so; it can answer every other', () => {
  expect(asked([])).toContain('"enum":["normal","minor",');
  expect(asked([])).not.toContain('Take their word');
  expect(asked(['minor'])).toContain('"enum":["normal","self-harm","threat","clear-no","hate","grief"]');
  expect(asked(['minor', 'clear-no'])).toContain(
    'whether this is \\"minor\\" or \\"clear-no\\", and says that it is not',
  );
});
