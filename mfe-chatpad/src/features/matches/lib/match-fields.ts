import { textMaxLength } from '@datewright/contracts/chatpad/limits';
import type { MatchFields } from '@datewright/contracts/chatpad/match';

export const emptyFields: MatchFields = { name: '', age: null, bio: '', interests: [], messages: [] };

export const toMatchFields = ({ name, age, bio, interests, messages }: MatchFields): MatchFields => ({
  name,
  age,
  bio,
  interests,
  messages,
});

const maxInterests = 20;

/** With what stands in the field for interests, if anything does. */
export function addInterests(fields: MatchFields, typed: string): MatchFields {
  const news = typed
    .split(/[,;\n]/)
    .map((interest) => interest.trim().slice(0, 60))
    .filter((interest) => interest !== '' && !fields.interests.includes(interest));
  if (news.length === 0) return fields;
  return { ...fields, interests: [...new Set([...fields.interests, ...news])].slice(0, maxInterests) };
}

/** Characters that count against the limit. */
export function countCharacters({ name, bio, interests, messages }: MatchFields, draft = ''): number {
  return [name, bio, draft, ...interests, ...messages.map(({ content }) => content)].join('').length;
}

export type MatchProblem = 'tooLong' | 'empty' | 'age' | 'pendingPaste';

/** Why these fields can't be sent, if they can't. An age below 18 is kept: the service closes the match over it. */
export function findProblem(fields: MatchFields, draft: string, pasted = ''): MatchProblem | null {
  if (countCharacters(fields, draft) > textMaxLength) return 'tooLong';
  if (fields.age !== null && (fields.age < 1 || fields.age > 120)) return 'age';
  if (pasted.trim() !== '') return 'pendingPaste';
  return countCharacters(fields) === 0 ? 'empty' : null;
}

/** Adds what a screenshot said; what the member typed stays. */
export function mergeScreenshot(typed: MatchFields, read: MatchFields): MatchFields {
  const more = read.interests.filter((interest) => !typed.interests.includes(interest));
  return {
    name: typed.name || read.name,
    age: typed.age ?? read.age,
    bio: typed.bio || read.bio,
    interests: [...typed.interests, ...more].slice(0, 20),
    messages: [...typed.messages, ...read.messages],
  };
}
