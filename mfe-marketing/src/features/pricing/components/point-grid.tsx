import { styled } from '@datewright/sdk/styled';
import { Card, Grid, Heading, Stack, Text } from '@datewright/ui';
import { Section } from '../../../components/section.tsx';
import type { PricingFacts } from '../copy/en/pricing.ts';

const Line = styled(Stack)`
  border-top: 2px solid var(--hairline);
  padding-top: var(--space-4);
`;

interface PointGridProps {
  title: string;
  list: { title: string; text: (facts: PricingFacts) => string }[];
  facts: PricingFacts;
  plain?: boolean;
}

export function PointGrid({ title, list, facts, plain = false }: PointGridProps) {
  return (
    <Section title={title}>
      <Grid $min="14rem" $gap={5}>
        {list.map((point) => {
          const words = (
            <>
              <Heading as="h3" $size={18}>
                {point.title}
              </Heading>
              <Text $tone="muted">{point.text(facts)}</Text>
            </>
          );
          return plain ? (
            <Line key={point.title} $gap={2}>
              {words}
            </Line>
          ) : (
            <Card key={point.title} as="article" $padding={5}>
              <Stack $gap={2}>{words}</Stack>
            </Card>
          );
        })}
      </Grid>
    </Section>
  );
}
