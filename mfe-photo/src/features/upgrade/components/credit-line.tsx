import { useHasRoute, useTrack } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { Row, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PhotoAllowance } from '../../../hooks/use-photo-allowance.ts';

/** Why no photo can be analyzed, and until when. The header counts the credits that are left. */
export function CreditLine({ allowance }: { allowance: PhotoAllowance }) {
  const { gate: copy } = useCopy();
  const track = useTrack();
  const hasPrices = useHasRoute('/pricing');
  const { left, isKnown, isSubscriber, period, refreshLabel, upgradeUrl } = allowance;
  if (!isKnown || left > 0) return null;
  const source = 'photoanalyzer-line';
  return (
    <Row $gap={2} role="status">
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
      <Text $tone="muted" $size={14}>
        {refreshLabel}
      </Text>
    </Row>
  );
}
