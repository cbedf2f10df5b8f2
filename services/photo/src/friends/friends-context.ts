import type { RateLimiter } from '@datewright/service-kit/limits/rate-limit';
import type { Metrics } from '@datewright/service-kit/observability/metrics';
import type { PictureProcessor } from '@datewright/service-kit/pictures/picture-processor';
import type { Connection } from 'mongoose';
import { createFriendLinkRepository, type FriendLinkRepository } from '../data/friend-link-repository.ts';
import { createFriendPictureRepository, type FriendPictureRepository } from '../data/friend-picture-repository.ts';

/** What the calls about links take. */
export interface FriendsContext {
  /** Milliseconds since 1970. */
  now: () => number;
  limiter: RateLimiter;
  pictures: PictureProcessor;
  config: { PICTURE_KEY: string };
  /** What was found out about photos, which is all that friends may be shown. */
  analyses: {
    /** The kept result of a member's photo; `upload`: the hash of the bytes that were sent. */
    findResult(userId: string, operationId: string): Promise<{ upload: string } | null>;
  };
  friendLinks: FriendLinkRepository;
  friendPictures: FriendPictureRepository;
  friendEvents: ReturnType<typeof createFriendEventCounter>;
}

const createFriendEventCounter = (metrics: Metrics) =>
  metrics.counter('friend_links_total', 'What became of links to friends.', ['event']);

/** The part of a context that belongs to links. */
export function createFriendsContext({
  connection,
  config,
  metrics,
}: Pick<FriendsContext, 'config'> & { connection: Connection; metrics: Metrics }) {
  return {
    friendLinks: createFriendLinkRepository(connection),
    friendPictures: createFriendPictureRepository(connection, config.PICTURE_KEY),
    friendEvents: createFriendEventCounter(metrics),
  };
}
