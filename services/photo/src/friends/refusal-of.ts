import { friendLink as limit } from '@datewright/contracts/photo/limits';
import type { StoredFriendLink } from '../data/friend-links.ts';
import { friendHashOf } from './friend-token.ts';

/** Why a link takes no answer of this friend; undefined when it does. Who answered already may always change their mind. */
export function refusalOf({ _id, answers }: StoredFriendLink, friend: string | null, address: string) {
  const hash = friend === null ? undefined : friendHashOf(_id, friend);
  if (answers.some((answer) => answer.friend === hash)) return undefined;
  if (answers.filter(({ place }) => place?.startsWith(`${address} `)).length >= limit.mostAnswersPerAddress) {
    return 'friend_network_full';
  }
  return answers.length >= limit.mostAnswers ? 'friend_link_full' : undefined;
}
