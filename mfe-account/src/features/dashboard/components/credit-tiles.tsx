import { usePlan, useTools } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Heading, Icon, Meter, Row, Skeleton, Text, toIconName, VisuallyHidden } from '@datewright/ui';
import { remainingTone } from '@datewright/ui/remaining-tone';
import { useCopy } from '../../../copy/use-copy.ts';
import { UpgradeLink } from './upgrade-link.tsx';

const Sheet = styled.div`
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  padding-inline: var(--space-4);
`;

const Tile = styled.article`
  align-items: baseline;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  justify-content: space-between;
  padding-block: var(--space-3);
  > [role='meter'] {
    flex-basis: 100%;
    height: 0.25rem;
  }
  & + & {
    border-top: 1px solid var(--hairline);
  }
  /* The name, not the icon before it, shares the line of the figure. */
  h2 {
    align-self: baseline;
  }
  /* Its text starts where the name does. */
  > a {
    margin-inline-start: calc(-1 * var(--space-1));
  }
`;

/** As high as the meter below the figure, so that nothing moves when they come. */
const Loading = styled(Skeleton).attrs({ $height: '0.25rem' })`
  flex-basis: 100%;
`;

const Figure = styled.strong`
  color: var(--text);
  font-family: var(--font-heading);
  font-size: var(--text-22);
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
      <Sheet>
        {useTools().map(({ credit, name, card }) => {
          const { available, total } = plan.credits[credit];
          return (
            <Tile key={credit}>
              <Row $gap={2} $nowrap>
                <Icon name={toIconName(card?.icon)} />
                <Heading as="h2" $size={18}>
                  {name}
                </Heading>
              </Row>
              {plan.loading ? (
                <Loading />
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
                    <UpgradeLink tool={credit} source="dashboard-tile" label={() => copy.refill} variant="ghost" />
                  )}
                </>
              )}
            </Tile>
          );
        })}
      </Sheet>
    </section>
  );
}
