import { friendLinkLimits as limit } from '@datewright/contracts/photo/limits';
import type { AddressHashes, StoredFriendLink } from '../data/friend-link-schema.ts';
import { hashFriend } from '../friends/pseudonyms.ts';

/**
 * Why this friend may not vote on the link; undefined when they may. A friend who has answered may always change their
 * mind. `saveAnswerIfAllowed` applies the same limits when it writes.
 */
export function findVoteRefusal({ _id, answers }: StoredFriendLink, friend: string | null, hashes: AddressHashes) {
  const hash = friend === null ? undefined : hashFriend(_id, friend);
  if (answers.some((answer) => answer.friend === hash)) return undefined;
  const isFromAddress = (place = '') => hashes.some((hash) => hash && place.startsWith(`${hash} `));
  if (answers.filter(({ place }) => isFromAddress(place)).length >= limit.mostAnswersPerAddress) {
    return 'friend_network_full';
  }
  return answers.length >= limit.mostAnswers ? 'friend_link_full' : undefined;
}
