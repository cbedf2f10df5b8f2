import type { MatchFields } from '@datewright/contracts/chatpad/match';
import type { WaivedKind } from '@datewright/contracts/safety';
import type { MaskRequest, RequestMask } from '@datewright/safety/masking/mask-table';
import type { SafetyRequest } from '@datewright/service-kit/safety/safety';

/** Everything that one question is made of, as the browser sent it. */
export interface Material extends MatchFields {
  /** What older callers found in the chat: read as interests, and never quoted. */
  topics: string[];
  /** The member's own word for where they go; empty while spots are asked for. */
  spot: string;
}

/** Every text of it, with those that carry no name of a person last. */
export const textsOf = ({ name, bio, interests, messages, topics, spot }: Material): string[] => [
  name,
  bio,
  ...messages.map(({ content }) => content),
  ...interests,
  ...topics,
  spot,
];

/** All that the judgement of one question is about, with who wrote what. */
export function safetyRequestOf(material: Material, goOn: WaivedKind | undefined): SafetyRequest {
  const { name, age, bio, interests, messages, topics, spot } = material;
  return {
    age,
    name,
    goOn,
    texts: [
      ...[name, bio, ...interests, ...topics].map((text) => ({ author: 'match', place: 'bio', text }) as const),
      ...messages.map(({ sender, content }) => {
        return { author: sender === 'user' ? 'member' : 'match', place: 'message', text: content } as const;
      }),
      ...(spot ? [{ author: 'member', place: 'draft', text: spot } as const] : []),
    ],
  };
}

/** What is masked of it, with `more` texts of the request. */
export const maskRequestOf = (material: Material, more: readonly string[] = []): MaskRequest => ({
  name: material.name,
  texts: [material.bio, ...material.messages.map(({ content }) => content), material.spot, ...more],
  contactsOnly: [...material.interests, ...material.topics],
});

/** It as the AI may see it. */
export const masked = ({ age, bio, interests, messages, topics }: Material, mask: RequestMask) => ({
  match: {
    name: mask.name,
    age,
    bio: mask.hide(bio),
    interests: [...interests, ...topics].map(mask.hideContacts),
  },
  conversation: messages.map(({ sender, content }) => ({
    from: sender === 'user' ? 'member' : 'match',
    text: mask.hide(content),
  })),
});
