import type { RouteCard } from '@datewright/contracts/registry/card';
import { useSession } from '@datewright/sdk/host';

const home = '/';

/** True for the pages that a member works on: their home, the tools and their account. Public pages keep the frame of visitors. */
export function useMemberPage(route: RouteCard | null): boolean {
  const { status, likelySignedIn } = useSession();
  const isMember = status === 'signed-in' || likelySignedIn;
  return isMember && route !== null && route.layout !== 'bare' && (route.guard === 'member' || route.path === home);
}
