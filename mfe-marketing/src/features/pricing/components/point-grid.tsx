import { Grid, Heading, Stack, Text } from '@datewright/ui';
import type { PricingFacts } from '../copy/en/pricing.ts';
import { FoldedSection } from './folded-section.tsx';

interface PointGridProps {
  title: string;
  list: { title: string; text: (facts: PricingFacts) => string }[];
  facts: PricingFacts;
}

export function PointGrid({ title, list, facts }: PointGridProps) {
  return (
    <FoldedSection title={title}>
      <Grid $min="14rem" $gap={5}>
        {list.map((point) => (
          <Stack key={point.title} $gap={1}>
            <Heading as="h3" $size={18}>
              {point.title}
            </Heading>
            <Text $tone="muted">{point.text(facts)}</Text>
          </Stack>
        ))}
      </Grid>
    </FoldedSection>
  );
}
