import { styled } from '@datewright/sdk/styled';
import { Heading, Page, Row, Text } from '@datewright/ui';
import { usePricingCopy } from '../../../copy/use-pricing-copy.ts';
import { HeroActions } from './hero-actions.tsx';

const Glow = styled.section`
  background: radial-gradient(50rem 24rem at 50% 0%, var(--glow-ember), transparent 70%);
  padding-block: clamp(var(--space-10), 6vw, var(--space-16)) clamp(var(--space-8), 4vw, var(--space-12));
  text-align: center;
`;

const Words = styled(Page)`
  display: grid;
  gap: var(--space-5);
  justify-items: center;
`;

const Actions = styled(Row)`
  @media (max-width: 30rem) {
    align-self: stretch;
    flex-direction: column;
    width: 100%;
    > a {
      width: 100%;
    }
  }
`;

export function PricingHero() {
  const { hero: copy } = usePricingCopy();
  return (
    <Glow>
      <Words>
        <Heading as="h1" $size={48}>
          {copy.title}
        </Heading>
        <Text $tone="muted" $size={18}>
          {copy.text}
        </Text>
        <Actions $justify="center" $gap={3}>
          <HeroActions />
        </Actions>
      </Words>
    </Glow>
  );
}
