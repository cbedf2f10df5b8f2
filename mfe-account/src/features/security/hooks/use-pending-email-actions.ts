import { resendCooldownSeconds } from '@datewright/contracts/account/cooldowns';
import { ApiError, useToast } from '@datewright/sdk/host';
import { useEffect, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useEmailChange } from '../api/use-email-change.ts';

/** Resend, at most once a minute, and cancel. `wait` is in seconds; after a reload the service still enforces it. */
export function usePendingEmailActions() {
  const { emailChange: copy } = useCopy();
  const toast = useToast();
  const { resend, cancel, refetch } = useEmailChange();
  const [wait, setWait] = useState(0);

  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  const showError = (error: unknown) => toast.error(error instanceof ApiError ? error.message : copy.failed);

  return {
    wait,
    resending: resend.isPending,
    cancelling: cancel.isPending,
    async resend() {
      try {
        await resend.mutateAsync();
        setWait(resendCooldownSeconds);
        toast.success(copy.resent);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'resend_too_soon') {
          return setWait(error.retryAfter ?? resendCooldownSeconds);
        }
        showError(error);
        await refetch();
      }
    },
    async cancel() {
      try {
        await cancel.mutateAsync();
        toast.success(copy.cancelled);
      } catch (error) {
        showError(error);
      }
    },
  };
}
