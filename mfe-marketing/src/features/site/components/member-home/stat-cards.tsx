import { usePlan, useTools } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Card, Grid, Icon, Skeleton, toIconName, VisuallyHidden } from '@datewright/ui';
import { useId } from 'react';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';

const Stat = styled(Card)`
  display: grid;
  align-content: start;
  font-size: var(--text-14);
  gap: var(--space-1);
  padding: var(--space-3);
  > span {
    color: var(--muted);
  }
  @media (min-width: 60rem) {
    align-items: baseline;
    grid-template-columns: minmax(5.5rem, auto) 1fr;
    padding-inline: var(--space-6);
  }
`;

const Figure = styled.strong`
  align-items: center;
  display: flex;
  gap: var(--space-2);
  > svg {
    color: var(--muted);
    flex: none;
  }
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

/** A column below the plan on a wide page. */
const Figures = styled(Grid)`
  @media (min-width: 60rem) {
    gap: var(--space-2);
    grid-template-columns: minmax(0, 1fr);
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
            <Figure>
              <Icon name={toIconName(card?.icon)} size={20} />
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
