import type { MatchFields } from '@datewright/contracts/chatpad/match';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import type { MaskRequest, RequestMask } from '@datewright/safety/masking/request-mask';
import type { ModerationServiceRequest } from '@datewright/tool-kit/moderation/moderation-service';

/** Everything that one question is made of, as the browser sent it. */
export interface DateMaterial extends MatchFields {
  /** What older callers found in the chat: read as interests, and never quoted. */
  topics: string[];
  /** The member's own word for where they go; empty while spots are asked for. */
  spot: string;
}

/** Every text of it, with those that carry no name of a person last. */
export const listTexts = ({ name, bio, interests, messages, topics, spot }: DateMaterial): string[] => [
  name,
  bio,
  ...messages.map(({ content }) => content),
  ...interests,
  ...topics,
  spot,
];

/** All that the judgement of one question is about, with who wrote what. */
export function toSafetyRequest(material: DateMaterial, goOn: WaivableCategory | undefined): ModerationServiceRequest {
  const { name, age, bio, interests, messages, topics, spot } = material;
  return {
    age,
    name,
    waivedKind: goOn,
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
export const toMaskRequest = (material: DateMaterial, more: readonly string[] = []): MaskRequest => ({
  name: material.name,
  texts: [material.bio, ...material.messages.map(({ content }) => content), material.spot, ...more],
  contactsOnly: [...material.interests, ...material.topics],
});

/** It as the AI may see it. */
export const maskMaterial = ({ age, bio, interests, messages, topics }: DateMaterial, mask: RequestMask) => ({
  match: {
    name: mask.name,
    age,
    bio: mask.mask(bio),
    interests: [...interests, ...topics].map(mask.maskContacts),
  },
  conversation: messages.map(({ sender, content }) => ({
    from: sender === 'user' ? 'member' : 'match',
    text: mask.mask(content),
  })),
});
