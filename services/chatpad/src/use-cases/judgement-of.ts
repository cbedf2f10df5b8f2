import type { MatchFields } from '@datewright/contracts/chatpad/match';
import type { Judgement } from '@datewright/service-kit/safety/safety';
import type { SuggestRequest } from './asked.ts';

/** All that one request is about, with who wrote what. */
export function judgementOf(match: MatchFields, { draft, goOn }: Pick<SuggestRequest, 'draft' | 'goOn'>): Judgement {
  const { name, age, bio, interests, messages } = match;
  return {
    age,
    name,
    goOn,
    said: [
      { by: 'match', place: 'bio', text: name },
      { by: 'match', place: 'bio', text: bio },
      ...interests.map((text) => ({ by: 'match', place: 'bio', text }) as const),
      ...messages.map(({ sender, content }) => {
        return { by: sender === 'user' ? 'member' : 'match', place: 'message', text: content } as const;
      }),
      ...(draft ? [{ by: 'member', place: 'draft', text: draft } as const] : []),
    ],
  };
}
