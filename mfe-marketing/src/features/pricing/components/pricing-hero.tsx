import { styled } from '@datewright/sdk/styled';
import { Heading, Page, Row, Text } from '@datewright/ui';
import { CentredGlowSection } from '../../../components/glow-section.ts';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import { useIsMember } from '../hooks/use-is-member.ts';
import { HeroActions } from './hero-actions.tsx';

const Glow = styled(CentredGlowSection)`
  padding-top: clamp(var(--space-6), 4vw, var(--space-10));
  text-align: center;
`;

const Words = styled(Page)`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  a {
    white-space: normal;
  }
`;

/** Short, so that the prices are visible without scrolling. */
export function PricingHero() {
  const { hero: copy } = usePricingCopy();
  const isMember = useIsMember();
  return (
    <Glow>
      <Words>
        <Heading as="h1" $size={48}>
          {copy.title}
        </Heading>
        <Text $tone="muted">{copy.text}</Text>
        {!isMember && (
          <Row $justify="center" $gap={3}>
            <HeroActions />
          </Row>
        )}
      </Words>
    </Glow>
  );
}
