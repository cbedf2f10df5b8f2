import { friendToken } from '@datewright/contracts/photo/friends';
import { friendLinkLimits } from '@datewright/contracts/photo/limits';
import { readPersisted } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';

/** The friend's answer to one pair. */
const voteMark = z.enum(['left', 'right', 'skip']);
export type VoteMark = z.infer<typeof voteMark>;

const savedVote = z.object({
  token: friendToken,
  marks: z.array(voteMark).check(z.maxLength(friendLinkLimits.mostPairs)),
  isSent: z.boolean(),
});
export type SavedVote = z.infer<typeof savedVote>;

export const voteKey = 'photo-vote:answers';
/** Stored for this tab: it survives a reload, and is gone with the tab. */
export const readSavedVote = () => readPersisted('sessionStorage', voteKey, savedVote);

/** The token of an address such as `/photo-vote#<token>`, or null. */
export function parseToken(hash: string): string | null {
  const parsed = z.safeParse(friendToken, hash.slice(1));
  return parsed.success ? parsed.data : null;
}
