import type { MatchFields } from '@datewright/contracts/chatpad/match';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import type { MaskRequest, RequestMask } from '@datewright/safety/masking/request-mask';
import type { ModerationServiceRequest } from '@datewright/tool-kit/moderation/moderation-service';
import type { MemberWriting } from '@datewright/tool-kit/moderation/writing-profile';

/** The texts of one request, as the browser sent them. */
export interface DateMaterial extends MatchFields {
  /** Topics that older clients extracted from the chat; treated as interests and never quoted. */
  topics: string[];
  /** The member's own name for the spot; empty in requests for spots. */
  spot: string;
  /** How the member writes and what may be said of them, for lines that they would say. */
  writing?: MemberWriting;
}

/** Every text of the material that may support a fact in the answer; the voice sample supports none. */
export const listTexts = ({ name, bio, interests, messages, topics, spot, writing }: DateMaterial): string[] => [
  name,
  bio,
  ...messages.map(({ content }) => content),
  ...interests,
  ...topics,
  spot,
  ...(writing?.about ?? []),
];

/** Collects every text of a request with its author, for moderation. */
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

const listWriting = (writing?: MemberWriting): string[] => (writing ? [writing.voice, ...writing.about] : []);

/** The texts to mask: those of the material and `more` texts of the request. */
export const toMaskRequest = (material: DateMaterial, more: readonly string[] = []): MaskRequest => ({
  name: material.name,
  texts: [
    material.bio,
    ...material.messages.map(({ content }) => content),
    material.spot,
    ...listWriting(material.writing),
    ...more,
  ],
  contactsOnly: [...material.interests, ...material.topics],
});

/** The masked material that the AI receives. */
export const maskMaterial = ({ age, bio, interests, messages, topics, writing }: DateMaterial, mask: RequestMask) => ({
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
  ...(writing && { member: { voice: mask.mask(writing.voice), about: writing.about.map(mask.mask) } }),
});
