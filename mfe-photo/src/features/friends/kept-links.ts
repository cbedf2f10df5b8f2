import { friendToken } from '@datewright/contracts/photo/friends';
import { mostFriendLinks } from '@datewright/contracts/photo/limits';
import { readKept, writeKept } from '@datewright/sdk/kept';
import { z } from '@datewright/sdk/zod';

const keptLinks = z.array(z.object({ id: z.string(), token: friendToken })).check(z.maxLength(2 * mostFriendLinks));

/**
 * The tokens of a member's own links. The service does not know them and can't tell them again, so the browser that made a
 * link keeps its token, and only there can it be copied once more.
 */
export function ownLinks(userId: string) {
  const key = `photo:${userId}:friend-links`;
  const all = () => readKept('localStorage', key, keptLinks) ?? [];
  return {
    tokenOf: (id: string) => all().find((link) => link.id === id)?.token ?? null,
    keep(id: string, token: string): void {
      writeKept('localStorage', key, [{ id, token }, ...all()].slice(0, 2 * mostFriendLinks));
    },
    /** Forgets all links but these. */
    keepOnly(ids: readonly string[]): void {
      const left = all().filter(({ id }) => ids.includes(id));
      if (left.length < all().length) writeKept('localStorage', key, left.length > 0 ? left : null);
    },
  };
}

export const addressOf = (token: string) => `${location.origin}/photo-vote#${token}`;
