import type { MatchFields } from '@datewright/contracts/chatpad/match';
import type { RequestMask } from '@datewright/safety/masking/request-mask';

/** A match and the conversation with them, as an AI reads it. */
export const describeMatch = ({ age, bio, interests, messages }: MatchFields, mask: RequestMask) => ({
  match: { name: mask.name, age, bio: mask.mask(bio), interests: interests.map(mask.maskContacts) },
  conversation: messages.map(({ sender, content }) => ({
    from: sender === 'user' ? 'member' : 'match',
    text: mask.mask(content),
  })),
});
