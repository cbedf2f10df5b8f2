import { usePlan, useTools } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Card, Grid, Icon, Skeleton, toIconName, VisuallyHidden } from '@datewright/ui';
import { useId } from 'react';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';

const Stat = styled(Card)`
  align-items: center;
  display: flex;
  font-size: var(--text-14);
  gap: var(--space-3);
  > svg {
    color: var(--accent-text);
    flex: none;
  }
`;

const Figure = styled.strong`
  display: block;
  font-family: var(--font-heading);
  font-size: var(--text-22);
  line-height: 1.1;
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
      <Grid $min="9rem" $gap={3}>
        {shown.map(({ credit, unit, card }) => (
          <Stat key={credit} $padding={4}>
            <Icon name={toIconName(card?.icon)} size={20} />
            <div>
              {loading ? (
                <Skeleton $width="4rem" $height="2rem" />
              ) : (
                <Figure>{credits[credit].available.toLocaleString('en-US')}</Figure>
              )}
              <span>
                {credits[credit].available === 1 ? unit.one : unit.many} {copy.period[credits[credit].resetPeriod]}
              </span>
            </div>
          </Stat>
        ))}
      </Grid>
    </section>
  );
}
