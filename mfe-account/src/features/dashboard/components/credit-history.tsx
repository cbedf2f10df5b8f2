import { Button, Heading, Notice, RetryNotice, Row, Skeleton, Stack, VisuallyHidden } from '@datewright/ui';
import { useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useCreditHistory } from '../api/use-credit-history.ts';
import { groupCharges } from '../group-charges.ts';
import { CreditTable } from './credit-table.tsx';

/** Entries at first: most members look for their last ones, and on a phone a hundred are a long way to the footer. */
const firstCount = 10;

export function CreditHistory() {
  const copy = useCopy().dashboard;
  const { first, more, entries, earlier } = useCreditHistory();
  const table = useRef<HTMLTableElement>(null);
  const { history } = copy;
  const [showsAll, setShowsAll] = useState(false);
  const all = groupCharges(entries);
  const lines = showsAll ? all : all.slice(0, firstCount);
  const hasMore = lines.length < all.length || earlier !== null;

  function showEarlier() {
    // The button disappears with the last page, so focus moves to the new lines.
    const keepFocus = (next: string | null) => next === null && table.current?.focus();
    if (earlier === null || lines.length < all.length) keepFocus(earlier);
    else more.mutate(earlier, { onSuccess: (page) => keepFocus(page.earlier) });
    setShowsAll(true);
  }

  // Nothing was spent yet.
  if (first.data && entries.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="credit-history" $gap={3}>
      <Heading as="h2" $size={22} id="credit-history">
        {history.title}
      </Heading>
      {first.error && !first.data && <RetryNotice onRetry={() => first.refetch()}>{history.failed}</RetryNotice>}
      {!first.error && !first.data && <Skeleton $height="8rem" $radius="var(--radius-card)" />}
      {entries.length > 0 && <CreditTable ref={table} entries={lines} />}
      <VisuallyHidden role="status">{showsAll && !more.isPending && history.shown(lines.length)}</VisuallyHidden>
      {more.error && (
        <Notice tone="bad" live="polite">
          {history.earlierFailed}
        </Notice>
      )}
      {hasMore && (
        <Row>
          <Button variant="secondary" busy={more.isPending} onClick={showEarlier}>
            {more.isPending ? history.loadingEarlier : history.earlier}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
