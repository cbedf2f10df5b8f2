import { usePlan, useTools } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Card, Grid, Icon, Skeleton, toIconName, VisuallyHidden } from '@datewright/ui';
import { useId } from 'react';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';

/** The figure above what it counts; in a line on a wide page, the figure at its end. */
const Stat = styled(Card)`
  align-content: start;
  align-items: center;
  display: grid;
  font-size: var(--text-14);
  gap: var(--space-1) var(--space-2);
  grid-template-columns: auto minmax(0, 1fr);
  padding: var(--space-3);
  > svg,
  > span {
    color: var(--muted);
  }
  > span {
    grid-column: span 2;
  }
  @media (min-width: 60rem) {
    border-width: 0 0 1px;
    border-radius: 0;
    column-gap: var(--space-3);
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding-inline: var(--space-6);
    > span {
      grid-area: 1 / 2;
    }
    &:last-child {
      border: 0;
    }
  }
`;

const Figure = styled.strong`
  font-family: var(--font-heading);
  font-size: var(--text-22);
  line-height: 1.1;
`;

/** On a phone, all three are in one row. */
const Period = styled.span`
  @media (max-width: 39.99rem) {
    clip-path: inset(50%);
    position: absolute;
  }
`;

/** One card below the plan on a wide page. */
const Figures = styled(Grid)`
  @media (min-width: 60rem) {
    background: var(--surface);
    border: 1px solid var(--hairline);
    border-radius: var(--radius-card);
    gap: 0;
    grid-template-columns: minmax(0, 1fr);
    overflow: hidden;
  }
`;

/** The plan card shows what is left of the first tool. */
const [firstCard, lastCard] = [1, 4];

/** Remaining credits of the other tools, each with its period. */
export function StatCards() {
  const copy = useMarketingCopy().member.stats;
  const { credits, loading } = usePlan();
  const heading = useId();
  const shown = useTools().slice(firstCard, lastCard);
  return (
    <section aria-labelledby={heading} aria-busy={loading}>
      <VisuallyHidden as="h2" id={heading}>
        {copy.title}
      </VisuallyHidden>
      <Figures $min="6rem" $gap={3}>
        {shown.map(({ credit, unit, card }) => (
          <Stat key={credit}>
            <Icon name={toIconName(card?.icon)} size={20} />
            <Figure>
              {loading ? (
                <Skeleton $width="2rem" $height="1.5rem" />
              ) : (
                credits[credit].available.toLocaleString('en-US')
              )}
            </Figure>
            <span>
              {credits[credit].available === 1 ? unit.one : unit.many}{' '}
              <Period>{copy.period[credits[credit].resetPeriod]}</Period>
            </span>
          </Stat>
        ))}
      </Figures>
    </section>
  );
}
