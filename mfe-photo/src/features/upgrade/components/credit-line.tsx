import { useHasRoute, useTrack } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { Badge, Row, Skeleton, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PhotoAllowance } from '../../../hooks/use-photo-allowance.ts';

/** How many photos can still be analyzed, or why none can. */
export function CreditLine({ allowance }: { allowance: PhotoAllowance }) {
  const { gate: copy } = useCopy();
  const track = useTrack();
  const hasPrices = useHasRoute('/pricing');
  const { left, isKnown, isSubscriber, period, refreshLabel, upgradeUrl } = allowance;
  if (!isKnown) return <Skeleton $width="12rem" $height="1.5rem" />;
  const source = 'photoanalyzer-line';
  return (
    <Row $gap={2}>
      <Badge $tone={left > 1 ? 'good' : 'careful'} role="status">
        {copy.left(left)}
      </Badge>
      {left === 0 && (
        <Text $size={14}>
          {isSubscriber ? copy.limitReached(copy.periods[period]) : copy.freeUsed}{' '}
          {!isSubscriber && hasPrices && (
            <Link
              to={upgradeUrl ? `${upgradeUrl}&source=${source}` : `/pricing?source=${source}`}
              state={{ from: '/photoanalyzer' }}
              onClick={() => track('cta_upgrade_click', { source })}
            >
              {copy.upgrade}
            </Link>
          )}
        </Text>
      )}
      <Text $tone="muted" $size={14}>
        {refreshLabel}
      </Text>
    </Row>
  );
}
