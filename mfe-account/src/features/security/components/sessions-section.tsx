import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { RetryNotice, Skeleton, Stack, Text, VisuallyHidden } from '@datewright/ui';
import { SectionCard } from '../../../components/section-card.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { sessionsQuery } from '../api/sessions-query.ts';
import { SessionList } from './session-list.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

export function SessionsSection() {
  const { security: copy } = useCopy();
  return (
    <SectionCard title={copy.sessionsTitle} lead={copy.sessionsLead}>
      <Sessions />
      <SignOutEverywhere />
    </SectionCard>
  );
}

function Sessions() {
  const { security: copy } = useCopy();
  const { data, error, refetch, isFetching } = useQuery(sessionsQuery(useApi()));
  if (data) {
    return (
      <Stack>
        <SessionList sessions={data.sessions} />
        {data.sessions.length === 1 && <Text $tone="muted">{copy.onlyHere}</Text>}
      </Stack>
    );
  }
  if (error && !isFetching) {
    return (
      <RetryNotice title={copy.loadFailed} live="assertive" onRetry={() => refetch()}>
        {error.message}
      </RetryNotice>
    );
  }
  return (
    <Stack role="status" aria-busy>
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
      <Skeleton $height="4.5rem" />
      <Skeleton $height="4.5rem" />
    </Stack>
  );
}
