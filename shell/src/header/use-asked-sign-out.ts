import { useSession, useTrack } from '@datewright/sdk/host';
import { SignOutQuestion } from './late-sign-out-question.ts';
import { signOutAsks, useSignOut } from './use-sign-out.ts';

/** Signs out, after a question where that takes something for good. */
export function useAskedSignOut(): () => Promise<void> {
  const { keepsUnsent } = useSession();
  const track = useTrack();
  const signOut = useSignOut();
  return async () => {
    track('logout_click');
    const isAsked = (await keepsUnsent().catch(() => false)) && (await SignOutQuestion.preload());
    if (isAsked) signOutAsks.set(true);
    else await signOut();
  };
}
