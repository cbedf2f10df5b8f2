import { textLimit } from '@datewright/contracts/chatpad/limits';
import type { MatchFields } from '@datewright/contracts/chatpad/match';

export const emptyFields: MatchFields = { name: '', age: null, bio: '', interests: [], messages: [] };

export const fieldsOf = ({ name, age, bio, interests, messages }: MatchFields): MatchFields => ({
  name,
  age,
  bio,
  interests,
  messages,
});

/** True when two descriptions say the same. */
export const sameFields = (a: MatchFields, b: MatchFields) =>
  JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b));

/** Characters that count against the limit. */
export function lengthOf({ name, bio, interests, messages }: MatchFields, draft = ''): number {
  return [name, bio, draft, ...interests, ...messages.map(({ content }) => content)].join('').length;
}

/** Why these fields can't be sent, if they can't. An age below 18 is kept: the service closes the match over it. */
export function problemOf(fields: MatchFields, draft: string): 'tooLong' | 'empty' | 'age' | null {
  if (lengthOf(fields, draft) > textLimit) return 'tooLong';
  if (fields.age !== null && (fields.age < 1 || fields.age > 120)) return 'age';
  return lengthOf(fields) === 0 ? 'empty' : null;
}

/** Adds what a screenshot said; what the member typed stays. */
export function mergeRead(typed: MatchFields, read: MatchFields): MatchFields {
  const more = read.interests.filter((interest) => !typed.interests.includes(interest));
  return {
    name: typed.name || read.name,
    age: typed.age ?? read.age,
    bio: typed.bio || read.bio,
    interests: [...typed.interests, ...more].slice(0, 20),
    messages: [...typed.messages, ...read.messages],
  };
}
