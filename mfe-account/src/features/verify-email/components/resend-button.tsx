import { ApiError, useToast } from '@datewright/sdk/host';
import { Button } from '@datewright/ui';
import { useEffect, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useResend } from '../api/use-resend.ts';
import { secondsLeft, startCooldown } from '../cooldown.ts';

/** When the service limits without saying for how long. */
const unknownWait = 31;

export function ResendButton({ email }: { email: string | undefined }) {
  const { verify: copy } = useCopy();
  const toast = useToast();
  const resend = useResend();
  const [left, setLeft] = useState(() => secondsLeft(Date.now()));

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(secondsLeft(Date.now())), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  function wait(seconds?: number) {
    startCooldown(Date.now(), seconds);
    setLeft(secondsLeft(Date.now()));
  }

  async function onClick() {
    if (!email) return toast.error(copy.noEmail);
    const still = secondsLeft(Date.now());
    if (still > 0) return toast.error(copy.cooldown(still));
    try {
      await resend.mutateAsync(email);
      wait();
      toast.success(copy.sent);
    } catch (error) {
      const limited = error instanceof ApiError && error.status === 429;
      if (!limited) return toast.error(copy.failed);
      const seconds = error.retryAfter ?? unknownWait;
      wait(Math.min(seconds, 60));
      toast.error(copy.rateLimited(seconds));
    }
  }

  return (
    <Button variant="secondary" full onClick={onClick} busy={resend.isPending} disabled={left > 0}>
      {resend.isPending ? copy.resending : left > 0 ? copy.tryAgainIn(left) : copy.resend}
    </Button>
  );
}
