import { styled } from '@datewright/sdk/styled';
import { Heading, Page, Text } from '@datewright/ui';
import type { ReactNode } from 'react';
import { GlowSection } from './glow-section.ts';

const Glow = styled(GlowSection)`
  padding-block: clamp(var(--space-8), 5vw, var(--space-16)) clamp(var(--space-10), 5vw, var(--space-16));
`;

const Columns = styled(Page)`
  align-items: center;
  display: grid;
  gap: clamp(var(--space-8), 5vw, var(--space-16));
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-5);
  justify-items: start;
  min-width: 0;
`;

/** Buttons in a row; stacked and full width on a phone. */
export const HeroActionRow = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  @media (max-width: 30rem) {
    align-items: stretch;
    flex-direction: column;
    width: 100%;
  }
`;

interface PageHeroProps {
  eyebrow?: ReactNode;
  title: ReactNode;
  text: string;
  actions?: ReactNode;
  /** Terms or price, below the actions. */
  footnote?: ReactNode;
  /** A demo of the product. */
  children?: ReactNode;
}

/** The first screen of a page: what it is about, one main action and a demo of the product. */
export function PageHero({ eyebrow, title, text, actions, footnote, children }: PageHeroProps) {
  const content = (
    <Words>
      {eyebrow}
      <Heading as="h1" $size={children ? 48 : 'hero'}>
        {title}
      </Heading>
      <Text $tone="muted" $size={18}>
        {text}
      </Text>
      {actions && <HeroActionRow>{actions}</HeroActionRow>}
      {footnote && (
        <Text as="div" $tone="muted" $size={14}>
          {footnote}
        </Text>
      )}
    </Words>
  );
  return (
    <Glow>
      {children ? (
        <Columns>
          {content}
          <div>{children}</div>
        </Columns>
      ) : (
        <Page>{content}</Page>
      )}
    </Glow>
  );
}
