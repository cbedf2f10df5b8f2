import type { RegisterRoute } from '@datewright/tool-kit/app/register-route';
import type { FriendsContext } from '../friends/friends-context.ts';

/** Adds one call about links to friends. */
export type FriendRoute = RegisterRoute<FriendsContext>;
