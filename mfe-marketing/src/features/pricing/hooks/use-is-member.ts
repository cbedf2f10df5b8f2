import { useSession } from '@datewright/sdk/host';

/** True for a member, and while the session of a likely one is loading, so that the plans don't change places. */
export function useIsMember(): boolean {
  const { status, likelySignedIn } = useSession();
  return status === 'signed-in' || (status === 'loading' && likelySignedIn);
}
