import {
  addInterests,
  countCharacters,
  emptyFields,
  findProblem,
  mergeScreenshot,
} from '../src/features/matches/lib/match-fields.ts';

describe('When a member describes a match', () => {
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
