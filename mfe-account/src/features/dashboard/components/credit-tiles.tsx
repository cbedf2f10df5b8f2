import { usePlan, useTools } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Heading, Icon, Meter, Row, Skeleton, Text, toIconName, VisuallyHidden } from '@datewright/ui';
import { remainingTone } from '@datewright/ui/remaining-tone';
import { useCopy } from '../../../copy/use-copy.ts';
import { UpgradeLink } from './upgrade-link.tsx';

/** Tiles side by side; on a phone one card with a line for each tool. */
const Tiles = styled.div`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  @media (max-width: 40rem) {
    background: var(--surface);
    border: 1px solid var(--hairline);
    border-radius: var(--radius-card);
    gap: 0;
    grid-template-columns: minmax(0, 1fr);
    padding-inline: var(--space-4);
  }
`;

const Tile = styled.article`
  display: grid;
  gap: var(--space-3);
  > a {
    justify-self: start;
  }
  @media (max-width: 40rem) {
    align-items: baseline;
    gap: var(--space-2);
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: var(--space-3);
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
    & + & {
      border-top: 1px solid var(--hairline);
    }
  }
  @media (min-width: 40.01rem) {
    align-content: start;
    background: var(--surface);
    border: 1px solid var(--hairline);
    border-radius: var(--radius-card);
    padding: var(--space-4);
  }
`;

/** As high as the figure and its meter, so that nothing moves when they come. */
const Loading = styled(Skeleton).attrs({ $height: '3.5rem' })`
  @media (max-width: 40rem) {
    grid-column: 1 / -1;
    height: 0.8125rem;
  }
`;

const Figure = styled.strong`
  color: var(--text);
  font-family: var(--font-heading);
  font-size: var(--text-36);
  line-height: 1;
  @media (max-width: 40rem) {
    font-size: var(--text-22);
  }
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
      <Tiles>
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
                    <UpgradeLink tool={credit} source="dashboard-tile" label={() => copy.refill} />
                  )}
                </>
              )}
            </Tile>
          );
        })}
      </Tiles>
    </section>
  );
}
