import type { AddCall } from '@datewright/service-kit/tool-app';
import type { FriendsContext } from '../friends-context.ts';

/** Adds one call about links to friends. */
export type FriendRoute = AddCall<FriendsContext>;
