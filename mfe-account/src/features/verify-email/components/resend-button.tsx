import { useToast } from '@datewright/sdk/host';
import { Button } from '@datewright/ui';
import { useEffect, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useResend } from '../api/use-resend.ts';
import { secondsLeft, startCooldown } from '../cooldown.ts';
import { resendProblem, resendRefusal } from '../resend-problem.ts';

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
    const refusal = resendRefusal(email, secondsLeft(Date.now()), copy);
    if (refusal !== null) return toast.error(refusal);
    try {
      await resend.mutateAsync(email ?? '');
      wait();
      toast.success(copy.sent);
    } catch (error) {
      const problem = resendProblem(error, copy);
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
