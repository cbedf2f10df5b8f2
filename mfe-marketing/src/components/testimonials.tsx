import type { Claim } from '@datewright/contracts/marketing/claims';
import { styled } from '@datewright/sdk/styled';
import { Card, Grid, Text } from '@datewright/ui';
import { useMarketingCopy } from '../copy/use-marketing-copy.ts';
import { Section } from './section.tsx';

const Quote = styled(Card)`
  align-content: space-between;
  display: grid;
  gap: var(--space-4);
  > blockquote {
    font-size: var(--text-18);
    text-wrap: pretty;
  }
`;

export function TestimonialGrid({ claims }: { claims: Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <Grid $min="18rem" $gap={5}>
      {claims.map((claim) => (
        <Quote key={claim.id} as="figure">
          <blockquote>{claim.text}</blockquote>
          <Text as="figcaption" $tone="muted" $size={14}>
            {claim.author}
          </Text>
        </Quote>
      ))}
    </Grid>
  );
}

export function Testimonials({ claims }: { claims: Claim[] }) {
  const copy = useMarketingCopy().testimonials;
  if (claims.length === 0) return null;
  return (
    <Section title={copy.title} id="testimonials">
      <TestimonialGrid claims={claims} />
    </Section>
  );
}
