import { styled } from '@datewright/sdk/styled';
import { Card, Grid } from '@datewright/ui';
import { Section } from '../../../../components/section.tsx';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';

const Pair = styled(Card)`
  align-content: start;
  display: grid;
  gap: var(--space-4);
`;

const Line = styled.div<{ $good?: boolean }>`
  display: grid;
  gap: var(--space-1);
  > span {
    color: ${({ $good }) => ($good ? 'var(--good)' : 'var(--muted)')};
    font-size: var(--text-14);
    font-weight: 600;
  }
  > p {
    color: ${({ $good }) => ($good ? 'var(--text)' : 'var(--muted)')};
  }
`;

export function ProblemsSection() {
  const copy = useMarketingCopy().problems;
  return (
    <Section title={copy.title}>
      <Grid $min="28rem" $gap={5}>
        {copy.cards.map((card) => (
          <Pair key={card.problem} as="article">
            <Line>
              <span>{copy.problem}</span>
              <p>{card.problem}</p>
            </Line>
            <Line $good>
              <span>{copy.solution}</span>
              <p>{card.solution}</p>
            </Line>
          </Pair>
        ))}
      </Grid>
    </Section>
  );
}
