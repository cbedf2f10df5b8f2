import type { SavedTip } from '@datewright/contracts/datecoach/saved-tip';
import { styled } from '@datewright/sdk/styled';
import { EmptyState, Grid, Heading, LinkButton, RetryNotice, Skeleton, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useSavedTips } from '../../../hooks/use-saved-tips.ts';
import { replaceTip } from '../../../lib/pending-tips.ts';
import { SavedTipCard } from './saved-tip-card.tsx';

const Cards = styled(Grid).attrs({ as: 'ul', $min: '18rem', $even: true })`
  align-items: start;
  list-style: none;
  margin: 0;
  padding: 0;
`;

/** The saved tips. They are not all that is saved when the member has plans, which the page shows above. */
export function SavedTipsView({ hasPlans }: { hasPlans: boolean }) {
  const { savedTips: copy } = useCopy();
  const { tips, state, refetch } = useSavedTips();
  // Removed tips stay in place, with a button to restore them, until the member leaves the view.
  const [removed, setRemoved] = useState<readonly SavedTip[]>([]);
  const missing = removed.filter(({ id }) => tips.every((tip) => tip.id !== id));
  const shown = missing.reduce((list, tip) => replaceTip(list, tip.id, tip), [...tips]);

  if (state === 'loading') return <SavedTipsSkeleton />;
  if (state === 'failed' && shown.length === 0) {
    return <RetryNotice onRetry={refetch}>{copy.unread}</RetryNotice>;
  }
  if (shown.length === 0 && hasPlans) return <Text $tone="muted">{copy.emptyText}</Text>;
  if (shown.length === 0) {
    return (
      <EmptyState
        icon="heart"
        title={copy.empty}
        action={<LinkButton to="/datecoach?view=locations">{copy.findSpots}</LinkButton>}
      >
        {copy.emptyText}
      </EmptyState>
    );
  }
  return (
    <Stack as="section" aria-labelledby="saved-title">
      <Heading id="saved-title" $size={22} tabIndex={-1} data-view-title>
        {copy.title(tips.length)}
      </Heading>
      <Cards>
        {shown.map((tip) => (
          <SavedTipCard
            key={tip.id}
            tip={tip}
            isRemoved={missing.includes(tip)}
            onRemove={() => setRemoved([...missing.filter(({ id }) => id !== tip.id), tip])}
          />
        ))}
      </Cards>
    </Stack>
  );
}

function SavedTipsSkeleton() {
  return (
    <Grid $min="18rem" aria-busy>
      <Skeleton $height="9rem" $radius="var(--radius-card)" />
      <Skeleton $height="9rem" $radius="var(--radius-card)" />
    </Grid>
  );
}
