import type { Metrics } from '@datewright/service-kit/metrics';
import type { Pictures } from '@datewright/service-kit/pictures/pictures';
import type { RateLimiter } from '@datewright/service-kit/rate-limit';
import type { Connection } from 'mongoose';
import { type FriendLinks, friendLinks } from './data/friend-links.ts';
import { type FriendPictures, friendPictures } from './data/friend-pictures.ts';

/** What the calls about links take. */
export interface FriendsContext {
  /** Milliseconds since 1970. */
  now: () => number;
  limiter: RateLimiter;
  pictures: Pictures;
  config: { PICTURE_KEY: string };
  /** What was found out about photos, which is all that friends may be shown. */
  analyses: {
    /** The kept result of a member's photo; `upload`: the hash of the bytes that were sent. */
    resultOf(userId: string, operationId: string): Promise<{ upload: string } | null>;
  };
  friendLinks: FriendLinks;
  friendPictures: FriendPictures;
  friendEvents: ReturnType<typeof friendEvents>;
}

const friendEvents = (metrics: Metrics) =>
  metrics.counter('friend_links_total', 'What became of links to friends.', ['event']);

/** The part of a context that belongs to links. */
export function friendsParts({
  connection,
  config,
  metrics,
}: Pick<FriendsContext, 'config'> & { connection: Connection; metrics: Metrics }) {
  return {
    friendLinks: friendLinks(connection),
    friendPictures: friendPictures(connection, config.PICTURE_KEY),
    friendEvents: friendEvents(metrics),
  };
}
