import type { FriendLink } from '@datewright/contracts/photo/friend-links';
import type { StoredFriendLink } from '../data/friend-link-repository.ts';
import { countChoices } from './count-choices.ts';

/** Friends see nothing of a link before all of its photos are there. */
export const isComplete = ({ photos }: StoredFriendLink) =>
  photos.every(({ isThere, isDeleted }) => isThere || isDeleted);

/** True when both places of a pair or a choice hold photos that the member did not delete. */
export const arePhotosAvailable = ({ photos }: StoredFriendLink, places: readonly number[]) =>
  places.every((place) => !photos[place]?.isDeleted);

/** A link as its member sees it: counts, and nothing that tells one friend from another. */
export function toFriendLink(link: StoredFriendLink): FriendLink {
  const { _id: id, createdAt, expiresAt, photos, answers } = link;
  return {
    id,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isOpen: isComplete(link),
    answers: answers.length,
    photos: countChoices(
      photos.map(({ operationId }) => operationId),
      answers.flatMap(({ choices }) =>
        choices.filter(({ better, other }) => arePhotosAvailable(link, [better, other])),
      ),
    ).filter((_count, place) => arePhotosAvailable(link, [place])),
  };
}
