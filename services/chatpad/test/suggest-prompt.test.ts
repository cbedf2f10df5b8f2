import { createMaskTable } from '@datewright/safety/masking/create-mask-table';
import { createRequestMask } from '@datewright/safety/masking/request-mask';
import { buildSuggestPrompt } from '../src/prompts/suggest-prompt.ts';

const mask = createRequestMask(createMaskTable({ name: 'Anna', texts: ['Night trains.'] }));
const match = { name: 'Anna', age: 31, bio: 'Night trains.', interests: [], messages: [] };
const asked = (overruled: ('minor' | 'clear-no')[]) =>
  JSON.stringify(
    buildSuggestPrompt(match, { mode: 'opener', tone: 'flirty', draft: null, gentle: false, overruled }, [], mask),
  );

test('An AI can’t answer a kind that the member has overruled, and is told so; it can answer every other', () => {
  expect(asked([])).toContain('"enum":["normal","minor",');
  expect(asked([])).not.toContain('Take their word');
  expect(asked(['minor'])).toContain('"enum":["normal","self-harm","threat","clear-no","hate","grief"]');
  expect(asked(['minor', 'clear-no'])).toContain(
    'whether this is \\"minor\\" or \\"clear-no\\", and says that it is not',
  );
});
