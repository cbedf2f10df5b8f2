import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { plans } from '@datewright/contracts/plans';
import { useFormatMoney } from '@datewright/sdk/billing';
import { useHasRoute, useTrack } from '@datewright/sdk/host';
import { Grid, Stack, Text } from '@datewright/ui';
import { RouteButton } from '../../../components/route-button.tsx';
import { useCopy } from '../../../copy/use-copy.ts';

const paid: PaidTier[] = ['weekly', 'monthly'];

/** The paid plans with their prices. */
export function UpgradeCards({ source }: { source: string }) {
  const { plans: copy } = useCopy().dashboard;
  const money = useFormatMoney();
  const track = useTrack();
  const exists = useHasRoute('/pricing');
  if (!exists) return null;
  return (
    <Grid $min="16rem" $gap={4} $even>
      {paid.map((tier) => (
        <Stack key={tier} $gap={2}>
          <RouteButton
            to={`/pricing?checkout=${plans[tier].slug}&source=${source}`}
            variant={tier === 'weekly' ? 'primary' : 'secondary'}
            full
            onClick={() => track('cta_click', { location: source, label: plans[tier].name })}
          >
            {copy.choose(plans[tier].name)}
          </RouteButton>
          <Text $tone="muted" $size={14}>
            {copy.terms[tier](money(plans[tier].price))}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
