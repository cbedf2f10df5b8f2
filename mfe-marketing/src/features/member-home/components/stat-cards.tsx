import { usePlan } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Card, Grid, Icon, type IconName, Skeleton, VisuallyHidden } from '@datewright/ui';
import { useId } from 'react';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';

const Stat = styled(Card)`
  align-items: center;
  display: flex;
  gap: var(--space-4);
  > svg {
    color: var(--accent-text);
    flex: none;
  }
`;

const Figure = styled.strong`
  display: block;
  font-family: var(--font-heading);
  font-size: var(--text-28);
  line-height: 1.1;
`;

const tools = [
  { tool: 'chatpad', icon: 'chat' },
  { tool: 'bio_write', icon: 'edit' },
  { tool: 'photoanalyzer', icon: 'camera' },
] as const satisfies { tool: string; icon: IconName }[];

/** What is left, tool by tool: real counts, each with its period. */
export function StatCards() {
  const copy = useMarketingCopy().member.stats;
  const { credits, loading } = usePlan();
  const heading = useId();
  return (
    <section aria-labelledby={heading} aria-busy={loading}>
      <VisuallyHidden as="h2" id={heading}>
        {copy.title}
      </VisuallyHidden>
      <Grid $min="14rem" $gap={5}>
        {tools.map(({ tool, icon }) => (
          <Stat key={tool} $padding={5}>
            <Icon name={icon} size={28} />
            <div>
              {loading ? (
                <Skeleton $width="4rem" $height="2rem" />
              ) : (
                <Figure>{credits[tool].available.toLocaleString('en')}</Figure>
              )}
              <span>
                {(credits[tool].available === 1 ? copy.one : copy.many)[tool]} {copy.period[credits[tool].resetPeriod]}
              </span>
            </div>
          </Stat>
        ))}
      </Grid>
    </section>
  );
}
