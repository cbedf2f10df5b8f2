import { friendToken } from '@datewright/contracts/photo/friends';
import { friendLink } from '@datewright/contracts/photo/limits';
import { readKept } from '@datewright/sdk/kept';
import { z } from '@datewright/sdk/zod';

/** One pair, as the friend answered it. */
const mark = z.enum(['left', 'right', 'skip']);
export type Mark = z.infer<typeof mark>;

const keptVote = z.object({
  token: friendToken,
  marks: z.array(mark).check(z.maxLength(friendLink.mostPairs)),
  isSent: z.boolean(),
});
export type KeptVote = z.infer<typeof keptVote>;

export const voteKey = 'photo-vote:answers';
/** Of this tab: it is there after a reload, and gone with the tab. */
export const readVote = () => readKept('sessionStorage', voteKey, keptVote);

/** The token of an address such as `/photo-vote#<token>`, or null. */
export function tokenIn(hash: string): string | null {
  const parsed = z.safeParse(friendToken, hash.slice(1));
  return parsed.success ? parsed.data : null;
}
