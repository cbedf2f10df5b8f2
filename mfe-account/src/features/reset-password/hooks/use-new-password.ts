import { useSession, useToast } from '@datewright/sdk/host';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useSetNewPassword } from '../api/use-set-new-password.ts';
import { type ResetFailure, toResetFailure } from '../reset-failure.ts';

/** How often an expired recovery session may be reopened. */
const maxRetries = 2;

/** Sets the new password; `retry` reopens the link first. */
export function useNewPassword(reopen: () => Promise<void>) {
  const { reset: copy, resetErrors } = useCopy();
  const toast = useToast();
  const { status, refresh } = useSession();
  const { mutateAsync: setNewPassword } = useSetNewPassword();
  const [busy, setBusy] = useState(false);
  const [updated, setUpdated] = useState(false);
  const [failure, setFailure] = useState<ResetFailure | null>(null);
  const [retriesLeft, setRetriesLeft] = useState(maxRetries);
  const [typed, setTyped] = useState('');

  async function attempt(prepare: () => Promise<void>, password: string) {
    setBusy(true);
    setFailure(null);
    try {
      await prepare();
      await setNewPassword(password);
      // The reset has ended every session.
      if (status === 'signed-in') await refresh();
      setUpdated(true);
      toast.success(copy.updated);
    } catch (error) {
      setFailure(toResetFailure(error, resetErrors));
    }
    setBusy(false);
  }

  return {
    busy,
    updated,
    failure,
    retriesLeft,
    submit(password: string) {
      setTyped(password);
      return attempt(async () => {}, password);
    },
    retry() {
      setRetriesLeft((left) => left - 1);
      return attempt(reopen, typed);
    },
  };
}
