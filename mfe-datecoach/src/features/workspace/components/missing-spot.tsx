import { Button, EmptyState, RetryNotice, Skeleton, Stack } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { useSpot } from './workspace-provider.tsx';

/** Shown in place of a playbook while its spot is loading, could not be loaded, or does not exist. */
export function MissingSpot({ onBack }: { onBack: () => void }) {
  const { playbook: copy } = useCopy();
  const { linked, hasSpot } = useSpot();
  if (linked.isLost || !hasSpot) {
    return (
      <EmptyState
        icon="date"
        title={linked.isLost ? copy.lost : copy.noSpot}
        action={
          <Button variant="secondary" onClick={onBack}>
            {copy.back}
          </Button>
        }
      >
        {copy.noSpotText}
      </EmptyState>
    );
  }
  if (linked.hasFailed) {
    return (
      <RetryNotice busy={linked.isReading} onRetry={linked.refetch}>
        {copy.lostRetry}
      </RetryNotice>
    );
  }
  return (
    <Stack aria-busy aria-label={copy.finding}>
      <Skeleton $width="14rem" $height="2rem" />
      <Skeleton $height="12rem" $radius="var(--radius-card)" />
    </Stack>
  );
}
