import { styled } from '@datewright/sdk/styled';
import { Card, Grid, Heading } from '@datewright/ui';
import { Section } from '../../../components/section.tsx';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';

const Sheet = styled(Card)<{ $own: boolean }>`
  align-content: start;
  border-color: ${({ $own }) => ($own ? 'var(--ember)' : 'var(--hairline)')};
  display: grid;
  gap: var(--space-4);
`;

const Facts = styled.dl`
  display: grid;
  gap: var(--space-1);
  > dt {
    color: var(--muted);
    font-size: var(--text-14);
    font-weight: 600;
  }
  > dd + dt {
    margin-top: var(--space-3);
  }
`;

/** Alternatives with their strengths, including the limits of Datewright. */
export function Alternatives() {
  const { alternatives: copy } = usePricingCopy();
  return (
    <Section title={copy.title}>
      <Grid $min="14rem" $gap={5}>
        {[copy.own, ...copy.list].map((one) => (
          <Sheet key={one.title} as="article" $padding={5} $own={one === copy.own}>
            <Heading as="h3" $size={18}>
              {one.title}
            </Heading>
            <Facts>
              <dt>{copy.good}</dt>
              <dd>{one.good}</dd>
              <dt>{copy.lacking}</dt>
              <dd>{one.lacking}</dd>
            </Facts>
          </Sheet>
        ))}
      </Grid>
    </Section>
  );
}
