import { styled } from '@datewright/sdk/styled';
import { Grid, Skeleton } from '@datewright/ui';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';
import { Section } from '../../../frame/section.tsx';
import type { Claims } from '../../../frame/use-claims.ts';

const Stat = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: var(--space-1);
  min-height: 6.5rem;
  > dt {
    color: var(--muted);
  }
  > dd {
    font-family: var(--font-heading);
    font-size: var(--text-48);
    font-weight: 700;
    letter-spacing: -0.03em;
    line-height: 1.1;
  }
`;

const expected = ['a', 'b', 'c', 'd', 'e'];

/** The claimed figures. Their room is kept while they load, and given back if there are none. */
export function Stats({ claims }: { claims: Claims }) {
  const copy = useMarketingCopy().stats;
  const stats = claims.of('stat');
  if (!claims.loading && stats.length === 0) return null;
  return (
    <Section title={copy.title}>
      <Grid as="dl" $min="11rem" $gap={6} aria-busy={claims.loading}>
        {stats.map((claim) => (
          <Stat key={claim.id}>
            <dt>{claim.text}</dt>
            <dd>{claim.figure}</dd>
          </Stat>
        ))}
        {claims.loading &&
          expected.map((key) => (
            <Stat key={key} aria-hidden="true">
              <dt>
                <Skeleton $width="8rem" />
              </dt>
              <dd>
                <Skeleton $width="6rem" $height="3rem" />
              </dd>
            </Stat>
          ))}
      </Grid>
    </Section>
  );
}
