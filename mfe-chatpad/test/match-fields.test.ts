import {
  addInterests,
  countCharacters,
  emptyFields,
  findProblem,
  keepNewestMessages,
  mergeScreenshot,
} from '../src/features/matches/lib/match-fields.ts';

describe('When a member describes a match', () => {
  const message = (content: string) => ({ sender: 'match' as const, content });
  const anna = { ...emptyFields, name: 'Anna', interests: ['hiking'] };

  test('then empty fields, too much text or an impossible age can’t be sent', () => {
    expect(findProblem(emptyFields, '')).toBe('empty');
    expect(findProblem(emptyFields, 'my draft')).toBe('empty');
    expect(findProblem({ ...anna, age: 0 }, '')).toBe('age');
    expect(findProblem({ ...anna, age: 121 }, '')).toBe('age');
    // The service closes the match because of this age.
    expect(findProblem({ ...anna, age: 17 }, '')).toBeNull();
    expect(findProblem(anna, '')).toBeNull();
    expect(findProblem({ ...anna, bio: 'x'.repeat(8000) }, '')).toBe('tooLong');
    expect(findProblem({ ...anna, bio: 'x'.repeat(7000) }, 'y'.repeat(991))).toBe('tooLong');
    expect(countCharacters(anna, 'abc')).toBe(13);
  });

  test('then a chat of any length can be sent: the newest messages stay, with room for a draft', () => {
    const long = { ...anna, messages: Array.from({ length: 120 }, (_, at) => message(`${at} ${'x'.repeat(100)}`)) };
    const kept = keepNewestMessages(long);
    expect(kept.messages.at(-1)).toEqual(long.messages.at(-1));
    expect(kept.messages).toEqual(long.messages.slice(-kept.messages.length));
    expect(findProblem(kept, 'y'.repeat(1000))).toBeNull();
    expect(countCharacters(kept)).toBeGreaterThan(6500);
    // What fits stays whole, and one message is never cut.
    expect(keepNewestMessages(kept)).toBe(kept);
    const one = { ...anna, messages: [message('x'), message('x'.repeat(9000))] };
    expect(keepNewestMessages(one).messages).toEqual(one.messages.slice(1));
  });

  test('then interests that were typed but not added count, each once', () => {
    expect(addInterests(anna, ' tea, hiking;tea ').interests).toEqual(['hiking', 'tea']);
    expect(addInterests(anna, '  ')).toBe(anna);
  });

  test('then a screenshot fills gaps and changes nothing the member typed', () => {
    const read = {
      name: 'Anna B',
      age: 27,
      bio: 'Tea',
      interests: ['hiking', 'tea'],
      messages: [{ sender: 'match' as const, content: 'Hi' }],
    };
    expect(mergeScreenshot(anna, read)).toEqual({
      name: 'Anna',
      age: 27,
      bio: 'Tea',
      interests: ['hiking', 'tea'],
      messages: read.messages,
    });
    expect(mergeScreenshot(anna, { ...read, age: 17 }).age).toBe(17);
  });
});
