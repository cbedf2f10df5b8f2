import {
  Button,
  EmptyState,
  Heading,
  Notice,
  RetryNotice,
  Row,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@datewright/ui';
import { useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useCreditHistory } from '../api/use-credit-history.ts';
import { groupCharges } from '../group-charges.ts';
import { CreditTable } from './credit-table.tsx';

export function CreditHistory() {
  const copy = useCopy().dashboard;
  const { first, more, entries, earlier } = useCreditHistory();
  const table = useRef<HTMLTableElement>(null);
  const { history } = copy;
  const lines = groupCharges(entries);

  function showEarlier(place: string) {
    // The button disappears with the last page, so focus moves to the new lines.
    more.mutate(place, { onSuccess: (page) => page.earlier === null && table.current?.focus() });
  }

  return (
    <Stack as="section" aria-labelledby="credit-history" $gap={3}>
      <Heading as="h2" $size={22} id="credit-history">
        {history.title}
      </Heading>
      <Text $tone="muted">{history.lead}</Text>
      {first.error && !first.data && <RetryNotice onRetry={() => first.refetch()}>{history.failed}</RetryNotice>}
      {!first.error && !first.data && <Skeleton $height="8rem" $radius="var(--radius-card)" />}
      {first.data && entries.length === 0 && <EmptyState title={history.empty} />}
      {entries.length > 0 && <CreditTable ref={table} entries={lines} />}
      <VisuallyHidden role="status">{more.isSuccess && history.shown(lines.length)}</VisuallyHidden>
      {more.error && (
        <Notice tone="bad" live="polite">
          {history.earlierFailed}
        </Notice>
      )}
      {earlier && (
        <Row>
          <Button variant="secondary" busy={more.isPending} onClick={() => showEarlier(earlier)}>
            {more.isPending ? history.loadingEarlier : history.earlier}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
