import { createMaskTable } from '@datewright/safety/masking/create-mask-table';
import { createRequestMask } from '@datewright/safety/masking/request-mask';
import { buildSuggestPrompt } from '../src/prompts/suggest-prompt.ts';

const mask = createRequestMask(createMaskTable({ name: 'Anna', texts: ['Night trains.'] }));
const match = { name: 'Anna', age: 31, bio: 'Night trains.', interests: [], messages: [] };
const promptWithout = (overruled: ('minor' | 'clear-no')[]) =>
  JSON.stringify(
    buildSuggestPrompt(match, { mode: 'opener', tone: 'flirty', draft: null, gentle: false, overruled }, [], mask),
  );

test('The prompt excludes verdicts that the member overruled, says so, and allows every other verdict', () => {
  expect(promptWithout([])).toContain('"enum":["normal","minor",');
  expect(promptWithout([])).not.toContain('Take their word');
  expect(promptWithout(['minor'])).toContain('"enum":["normal","self-harm","threat","clear-no","hate","grief"]');
  expect(promptWithout(['minor', 'clear-no'])).toContain(
    'whether this is \\"minor\\" or \\"clear-no\\", and says that it is not',
  );
});
