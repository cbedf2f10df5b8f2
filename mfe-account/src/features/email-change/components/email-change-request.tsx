import { ApiError, useSession } from '@datewright/sdk/host';
import { Button, Row, SpinnerRing, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { FormPage } from '../../../components/form-page.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { useAnswerEmailChange } from '../api/use-answer-email-change.ts';
import { useEmailChangeLink } from '../api/use-email-change-link.ts';
import { ExpiredLink } from './expired-link.tsx';
import { LoadError } from './load-error.tsx';
import { Outcome } from './outcome.tsx';

export function EmailChangeRequest({ token }: { token: string }) {
  const { emailLink: copy } = useCopy();
  const { data: link, error, refetch, isFetching } = useEmailChangeLink(token);
  const answer = useAnswerEmailChange(token);
  const { refresh } = useSession();
  const [side, setSide] = useState<'old' | 'new'>();
  if (answer.data && side) return <Outcome side={side} {...answer.data} />;
  if (error && !isFetching) return isExpired(error) ? <ExpiredLink /> : <LoadError onRetry={() => refetch()} />;
  if (!link) {
    return (
      <FormPage title={copy.loadingTitle}>
        <Row role="status" $gap={3} $nowrap>
          <SpinnerRing $size={28} />
          <Text>{copy.loading}</Text>
        </Row>
      </FormPage>
    );
  }
  if (isExpired(answer.error)) return <ExpiredLink />;
  const actionCopy =
    link.side === 'old'
      ? { title: copy.oldTitle, lead: copy.oldLead(link.email), yes: copy.approve, no: copy.refuse }
      : { title: copy.newTitle, lead: copy.newLead(link.email), yes: copy.confirm, no: copy.notMine };
  // The session may now have another address, or be over.
  function submitAnswer(agree: boolean) {
    setSide(link?.side);
    answer.mutate(agree, { onSuccess: () => void refresh() });
  }
  return (
    <FormPage title={actionCopy.title} lead={actionCopy.lead}>
      <Stack $gap={3}>
        {answer.error && (
          <FailureNotice message={answer.error instanceof ApiError ? answer.error.message : copy.failed} />
        )}
        <Button variant="primary" full busy={answer.isPending} onClick={() => submitAnswer(true)}>
          {answer.isPending ? copy.working : actionCopy.yes}
        </Button>
        <Button variant="ghost" full disabled={answer.isPending} onClick={() => submitAnswer(false)}>
          {actionCopy.no}
        </Button>
      </Stack>
    </FormPage>
  );
}

const isExpired = (error: unknown) =>
  error instanceof ApiError && (error.code === 'link_expired' || error.code === 'invalid_request');
