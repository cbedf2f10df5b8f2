import type { RotatingKey } from '@datewright/service-kit/config';
import type { RateLimiter } from '@datewright/service-kit/limits/rate-limit';
import type { Metrics } from '@datewright/service-kit/observability/metrics';
import type { PictureProcessor } from '@datewright/service-kit/pictures/picture-processor';
import type { Connection } from 'mongoose';
import { createFriendLinkRepository, type FriendLinkRepository } from '../data/friend-link-repository.ts';
import { createFriendPictureRepository, type FriendPictureRepository } from '../data/friend-picture-repository.ts';

/** Dependencies of the use cases for friend links. */
export interface FriendsContext {
  /** Milliseconds since 1970. */
  now: () => number;
  limiter: RateLimiter;
  pictures: PictureProcessor;
  config: { PICTURE_KEY: RotatingKey };
  /** The analyses of members' photos: friends may only be shown analyzed photos. */
  analyses: {
    /** The stored result of a member's photo; `upload` is the hash of the uploaded bytes. */
    findResult(userId: string, operationId: string): Promise<{ upload: string } | null>;
  };
  repeatedPictures: {
    /** The earlier operation whose result a photo shows, if its picture was analyzed before. */
    findRepeat(userId: string, operationId: string): Promise<{ first: string; upload: string } | null>;
  };
  friendLinks: FriendLinkRepository;
  friendPictures: FriendPictureRepository;
  friendEvents: ReturnType<typeof createFriendEventCounter>;
}

const createFriendEventCounter = (metrics: Metrics) =>
  metrics.counter('friend_links_total', 'What became of links to friends.', ['event']);

/** The part of the app context that friend links use. */
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
