import type { MatchFields } from '@datewright/contracts/chatpad/match';

export const hasSameFields = (a: MatchFields, b: MatchFields) => serializeFields(a) === serializeFields(b);

const serializeFields = ({ name, age, bio, interests, messages }: MatchFields) =>
  JSON.stringify([name, age, bio, interests, messages.map(({ sender, content }) => [sender, content])]);
