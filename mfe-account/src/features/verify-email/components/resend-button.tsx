import { useToast } from '@datewright/sdk/host';
import { Button } from '@datewright/ui';
import { useEffect, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useResendConfirmation } from '../api/use-resend-confirmation.ts';
import { cooldownSecondsLeft, startCooldown } from '../resend-cooldown.ts';
import { toResendBlockedMessage, toResendFailure } from '../resend-message.ts';

export function ResendButton({ email }: { email: string | undefined }) {
  const { verify: copy } = useCopy();
  const toast = useToast();
  const resend = useResendConfirmation();
  const [left, setLeft] = useState(() => cooldownSecondsLeft(Date.now()));

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(cooldownSecondsLeft(Date.now())), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  function wait(seconds?: number) {
    startCooldown(Date.now(), seconds);
    setLeft(cooldownSecondsLeft(Date.now()));
  }

  async function onClick() {
    const refusal = toResendBlockedMessage(email, cooldownSecondsLeft(Date.now()), copy);
    if (refusal !== null) return toast.error(refusal);
    try {
      await resend.mutateAsync(email ?? '');
      wait();
      toast.success(copy.sent);
    } catch (error) {
      const problem = toResendFailure(error, copy);
      if (problem.wait !== null) wait(problem.wait);
      toast.error(problem.sentence);
    }
  }

  return (
    <Button variant="secondary" full onClick={onClick} busy={resend.isPending} disabled={left > 0}>
      {resend.isPending ? copy.resending : left > 0 ? copy.tryAgainIn(left) : copy.resend}
    </Button>
  );
}
