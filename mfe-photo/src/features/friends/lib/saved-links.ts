import { friendToken } from '@datewright/contracts/photo/friends';
import { maxFriendLinks } from '@datewright/contracts/photo/limits';
import { readPersisted, writePersisted } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';

const savedLinks = z.array(z.object({ id: z.string(), token: friendToken })).check(z.maxLength(2 * maxFriendLinks));

/**
 * The tokens of the member's own links. The service only has their hashes, so the browser that created a link stores
 * its token, and only there can it be copied again.
 */
export function createSavedLinks(userId: string) {
  const key = `photo:${userId}:friend-links`;
  const all = () => readPersisted('localStorage', key, savedLinks) ?? [];
  return {
    getToken: (id: string) => all().find((link) => link.id === id)?.token ?? null,
    save(id: string, token: string): void {
      writePersisted('localStorage', key, [{ id, token }, ...all()].slice(0, 2 * maxFriendLinks));
    },
    /** Deletes the tokens of all other links. */
    deleteExcept(ids: readonly string[]): void {
      const left = all().filter(({ id }) => ids.includes(id));
      if (left.length < all().length) writePersisted('localStorage', key, left.length > 0 ? left : null);
    },
  };
}

export const getLinkUrl = (token: string) => `${location.origin}/photo-vote#${token}`;
