import { emptyFields, lengthOf, mergeRead, problemOf, withInterests } from '../src/features/matches/match-fields.ts';

describe('When a member describes a match', () => {
  const anna = { ...emptyFields, name: 'Anna', interests: ['hiking'] };

  test('then nothing at all, too much, or an impossible age can’t be sent', () => {
    expect(problemOf(emptyFields, '')).toBe('empty');
    expect(problemOf(emptyFields, 'my draft')).toBe('empty');
    expect(problemOf({ ...anna, age: 0 }, '')).toBe('age');
    expect(problemOf({ ...anna, age: 121 }, '')).toBe('age');
    // The service closes the match over it.
    expect(problemOf({ ...anna, age: 17 }, '')).toBeNull();
    expect(problemOf(anna, '')).toBeNull();
    expect(problemOf({ ...anna, bio: 'x'.repeat(8000) }, '')).toBe('tooLong');
    expect(problemOf({ ...anna, bio: 'x'.repeat(7000) }, 'y'.repeat(991))).toBe('tooLong');
    expect(lengthOf(anna, 'abc')).toBe(13);
  });

  test('then interests that are typed and not added count, each once', () => {
    expect(withInterests(anna, ' tea, hiking;tea ').interests).toEqual(['hiking', 'tea']);
    expect(withInterests(anna, '  ')).toBe(anna);
  });

  test('then text in the field for a chat is not sent unread', () => {
    expect(problemOf(anna, '', 'hey, so')).toBe('unread');
    expect(problemOf(emptyFields, '', 'hey, so')).toBe('unread');
  });

  test('then a screenshot adds what is missing and changes nothing that was typed', () => {
    const read = {
      name: 'Anna B',
      age: 27,
      bio: 'Tea',
      interests: ['hiking', 'tea'],
      messages: [{ sender: 'match' as const, content: 'Hi' }],
    };
    expect(mergeRead(anna, read)).toEqual({
      name: 'Anna',
      age: 27,
      bio: 'Tea',
      interests: ['hiking', 'tea'],
      messages: read.messages,
    });
    expect(mergeRead(anna, { ...read, age: 17 }).age).toBe(17);
  });
});
