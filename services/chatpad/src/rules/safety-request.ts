import type { MatchFields } from '@datewright/contracts/chatpad/match';
import type { ModerationServiceRequest } from '@datewright/tool-kit/moderation/moderation-service';
import type { SuggestRequest } from './suggest-request.ts';

/** Collects every text of a request with its author, for moderation. */
export function toSafetyRequest(
  match: MatchFields,
  { draft, goOn }: Pick<SuggestRequest, 'draft' | 'goOn'>,
): ModerationServiceRequest {
  const { name, age, bio, interests, messages } = match;
  return {
    age,
    name,
    waivedKind: goOn,
    texts: [
      { author: 'match', place: 'bio', text: name },
      { author: 'match', place: 'bio', text: bio },
      ...interests.map((text) => ({ author: 'match', place: 'bio', text }) as const),
      ...messages.map(({ sender, content }) => {
        return { author: sender === 'user' ? 'member' : 'match', place: 'message', text: content } as const;
      }),
      ...(draft ? [{ author: 'member', place: 'draft', text: draft } as const] : []),
    ],
  };
}
