import type { FriendLink } from '@datewright/contracts/photo/friend-links';
import type { StoredFriendLink } from '../data/friend-link-schema.ts';
import { countChoices } from './count-choices.ts';

/** Friends can open a link only when all of its photos have been uploaded. */
export const isComplete = ({ photos }: StoredFriendLink) =>
  photos.every(({ isThere, isDeleted }) => isThere || isDeleted);

/** True when the member has deleted neither photo of a pair or a choice. */
export const arePhotosAvailable = ({ photos }: StoredFriendLink, places: readonly number[]) =>
  places.every((place) => !photos[place]?.isDeleted);

/** A link as its member sees it: counts only, nothing that identifies a friend. */
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
