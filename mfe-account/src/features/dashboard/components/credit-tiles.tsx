import { usePlan, useTools } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Grid, Heading, Icon, Meter, Row, Skeleton, Text, toIconName, VisuallyHidden } from '@datewright/ui';
import { remainingTone } from '@datewright/ui/remaining-tone';
import { useCopy } from '../../../copy/use-copy.ts';
import { AlignedCard } from './aligned-card.tsx';
import { UpgradeLink } from './upgrade-link.tsx';

const Figure = styled.strong`
  color: var(--text);
  font-family: var(--font-heading);
  font-size: var(--text-36);
  line-height: 1;
`;

const Total = styled.span`
  white-space: nowrap;
`;

/** Live credits left for each tool. */
export function CreditTiles() {
  const { dashboard: copy } = useCopy();
  const plan = usePlan();
  return (
    <section aria-label={copy.tiles} aria-busy={plan.loading}>
      {plan.loading && <VisuallyHidden role="status">{copy.fetching}</VisuallyHidden>}
      <Grid $min="9rem" $gap={3}>
        {useTools().map(({ credit, name, card }) => {
          const { available, total } = plan.credits[credit];
          return (
            <AlignedCard key={credit} $rows={4} $padding={4}>
              <Row $gap={2} $nowrap>
                <Icon name={toIconName(card?.icon)} />
                <Heading as="h2" $size={18}>
                  {name}
                </Heading>
              </Row>
              {plan.loading ? (
                <Skeleton $height="5.5rem" />
              ) : plan.assumed ? (
                <Text $tone="muted">{copy.notLoaded}</Text>
              ) : total === 0 ? (
                <Text $tone="muted">{copy.noAccess}</Text>
              ) : (
                <>
                  <Text $tone="muted" $size={14}>
                    <Figure>{available.toLocaleString('en-US')}</Figure> <Total>{copy.outOf(total)}</Total>
                  </Text>
                  <Meter
                    label={`${name}: ${copy.ofTotal(available, total)}`}
                    value={available}
                    max={total}
                    tone={remainingTone(available, total)}
                  />
                  {available <= 0 && plan.tier === 'free' && (
                    <UpgradeLink tool={credit} source="dashboard-tile" label={() => copy.refill} />
                  )}
                </>
              )}
            </AlignedCard>
          );
        })}
      </Grid>
    </section>
  );
}
