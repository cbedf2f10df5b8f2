import type { RegisterRoute } from '@datewright/tool-kit/app/register-route';
import type { FriendsContext } from '../friends/friends-context.ts';

/** Registers one call about friend links. */
export type FriendRoute = RegisterRoute<FriendsContext>;
