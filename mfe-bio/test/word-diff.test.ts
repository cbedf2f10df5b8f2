import fc from '@datewright/testkit/properties';
import { shiftSpans } from '../src/features/improve/lib/shift-spans.ts';
import { applyChanges, diffWords } from '../src/features/improve/lib/word-diff.ts';

const all = (stretches: ReturnType<typeof diffWords>) =>
  new Set(stretches.flatMap((stretch) => (stretch.kind === 'change' ? [stretch.id] : [])));
const changes = (before: string, after: string) =>
  diffWords(before, after).flatMap((stretch) => (stretch.kind === 'change' ? [[stretch.from, stretch.to]] : []));

describe('When a rewrite is shown change by change', () => {
  test.each([
    ['a word that was swapped', 'I like long music evenings', 'I like loud music evenings', [[' long', ' loud']]],
    ['a sentence that was added', 'I bake.', 'I bake. You eat.', [['', ' You eat.']]],
    ['a sentence that was taken away', 'I bake. Just ask. You eat.', 'I bake. You eat.', [[' Just ask.', '']]],
    ['nothing for another apostrophe', 'What’s new? I bake.', "What's new? I bake.", []],
    ['nothing', 'I bake bread.', 'I bake bread.', []],
    [
      'a word that stayed alone between two changes, as one',
      'We met, then walked far',
      'We danced, then sang far',
      [[' met, then walked', ' danced, then sang']],
    ],
    ['Hungarian words whole', 'Szeretek túrázni a hegyekben', 'Imádok túrázni a hegyekben', [['Szeretek', 'Imádok']]],
  ])('then it shows %s', (_what, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });

  test('then accepting all gives the rewrite and refusing all gives the original, for any two texts', () => {
    const text = fc
      .array(fc.constantFrom('I ', 'bake', ' bread', '. ', '\n\n', 'és ', 'túrázom', '!', '🙂', '  '))
      .map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const stretches = diffWords(before, after);
        expect(applyChanges(stretches, new Set())).toBe(after);
        expect(applyChanges(stretches, all(stretches))).toBe(before);
      }),
    );
  });
});

describe('When the rewrite contains unsupported facts', () => {
  const before = 'I bake bread. I like trains.';
  const after = 'I bake rye bread in Oslo. I like night trains.';
  const stretches = diffWords(before, after);
  const mark = (text: string) => ({ text, start: after.indexOf(text), end: after.indexOf(text) + text.length });
  const marked = (refused: number[]) => {
    const text = applyChanges(stretches, new Set(refused));
    return shiftSpans(stretches, new Set(refused), [mark('Oslo'), mark('night')]).map(({ start, end }) =>
      text.slice(start, end),
    );
  };

  test('then each stays marked at its position, and disappears with the change that brought it', () => {
    expect(marked([])).toEqual(['Oslo', 'night']);
    expect(marked([0])).toEqual(['night']);
    expect(marked([1])).toEqual(['Oslo']);
    expect(marked([0, 1])).toEqual([]);
  });
});
