import { useApi, useSession } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { RetryNotice, Skeleton, Stack, VisuallyHidden } from '@datewright/ui';
import { useEffect, useRef, useState } from 'react';
import { SectionCard } from '../../../components/section-card.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { emailChangeQuery } from '../api/email-change-query.ts';
import { EmailForm } from './email-form.tsx';
import { PendingEmail } from './pending-email.tsx';
import { SignInAgain } from './sign-in-again.tsx';

export function EmailSection() {
  const { emailChange: copy } = useCopy();
  const { user } = useSession();
  return (
    <SectionCard title={copy.title} lead={copy.lead(user?.email ?? '')}>
      <EmailState />
    </SectionCard>
  );
}

function EmailState() {
  const { emailChange: copy } = useCopy();
  const { data, error, refetch, isFetching } = useQuery(emailChangeQuery(useApi()));
  const [asked, setAsked] = useState(false);
  useRefreshEmail(Boolean(data?.pending));
  if (data?.pending) return <PendingEmail pending={data.pending} isAnswer={asked} />;
  if (data?.needs === 'sign-in') return <SignInAgain />;
  if (data) return <EmailForm withPassword={data.needs === 'password'} onAsked={() => setAsked(true)} />;
  if (error && !isFetching) {
    return (
      <RetryNotice live="assertive" onRetry={() => refetch()}>
        {error.message}
      </RetryNotice>
    );
  }
  return (
    <Stack role="status" aria-busy>
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
      <Skeleton $height="4.5rem" />
    </Stack>
  );
}

/** Once a pending change is over, the session may have a new address. */
function useRefreshEmail(isUnderWay: boolean) {
  const { refresh } = useSession();
  const was = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the change that ends asks again
  useEffect(() => {
    if (was.current && !isUnderWay) void refresh();
    was.current = isUnderWay;
  }, [isUnderWay]);
}
