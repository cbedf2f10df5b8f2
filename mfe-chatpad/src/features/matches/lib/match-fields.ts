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

/** Adds the interests in the text field, separated by commas, semicolons or line breaks. */
export function addInterests(fields: MatchFields, typed: string): MatchFields {
  const added = typed
    .split(/[,;\n]/)
    .map((interest) => interest.trim().slice(0, 60))
    .filter((interest) => interest !== '' && !fields.interests.includes(interest));
  if (added.length === 0) return fields;
  return { ...fields, interests: [...new Set([...fields.interests, ...added])].slice(0, maxInterests) };
}

/** The number of characters that count towards the limit. */
export function countCharacters({ name, bio, interests, messages }: MatchFields, draft = ''): number {
  return [name, bio, draft, ...interests, ...messages.map(({ content }) => content)].join('').length;
}

/** What a chat that is too long may take of the limit: a draft and how the member writes need the rest. */
const chatMaxLength = textMaxLength * 0.85;

/** Leaves out the oldest messages of a chat that is longer than one request may be. */
export function keepNewestMessages(fields: MatchFields): MatchFields {
  if (countCharacters(fields) <= textMaxLength) return fields;
  let room = chatMaxLength - countCharacters({ ...fields, messages: [] });
  const lastLeftOut = fields.messages.findLastIndex(({ content }) => {
    room -= content.length;
    return room < 0;
  });
  // A message that is too long by itself is for the member to shorten.
  const from = Math.min(lastLeftOut + 1, fields.messages.length - 1);
  return { ...fields, messages: fields.messages.slice(from) };
}

export type MatchProblem = 'tooLong' | 'empty' | 'age';

/**
 * Returns why the fields can't be sent, or `null`. An age under 18 is allowed here; the service closes the match
 * because of it.
 */
export function findProblem(fields: MatchFields, draft: string): MatchProblem | null {
  if (countCharacters(fields, draft) > textMaxLength) return 'tooLong';
  if (fields.age !== null && (fields.age < 1 || fields.age > 120)) return 'age';
  return countCharacters(fields) === 0 ? 'empty' : null;
}

/** Adds a copied profile: what it says replaces nothing that the member typed. */
export function mergeProfile(typed: MatchFields, read: Omit<MatchFields, 'messages'>): MatchFields {
  return mergeScreenshot(typed, { ...read, messages: [] });
}

/** Adds the contents of a screenshot without changing what the member typed. */
export function mergeScreenshot(typed: MatchFields, read: MatchFields): MatchFields {
  const newInterests = read.interests.filter((interest) => !typed.interests.includes(interest));
  return {
    name: typed.name || read.name,
    age: typed.age ?? read.age,
    bio: typed.bio || read.bio,
    interests: [...typed.interests, ...newInterests].slice(0, 20),
    messages: [...typed.messages, ...read.messages],
  };
}
