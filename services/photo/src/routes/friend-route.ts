import type { RegisterRoute } from '@datewright/tool-kit/app/tool-app';
import type { FriendsContext } from '../friends/friends-context.ts';

/** Adds one call about links to friends. */
export type FriendRoute = RegisterRoute<FriendsContext>;
