import dropCallSummaries from '../src/call-summary-loader.ts';

test.each(["'One plan, it’s \\'own\\'.'", '"One plan."', '`One plan.`', "\n    'On its own line, with a comma.'"])(
  'A browser build has no summary of a call: %s',
  (summary) => {
    const source = (text: string) =>
      `export const one = defineCall({ method: 'GET', summary: ${text}, response: plan });`;
    expect(dropCallSummaries(source(summary)).replace(/\s+/g, ' ')).toBe(source("''"));
  },
);

test('Other summaries of the contracts stay', () => {
  const source = "export const versions = [{ summary: 'The first one.' }];";
  expect(dropCallSummaries(source)).toBe(source);
});
