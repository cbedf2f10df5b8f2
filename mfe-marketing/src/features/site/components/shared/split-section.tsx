import { styled } from '@datewright/sdk/styled';
import { Page, Text } from '@datewright/ui';
import { type ReactNode, useId } from 'react';
import { HeroActionRow } from '../../../../components/page-hero.tsx';
import { SectionTitle } from '../../../../components/section.tsx';

const Box = styled.section`
  padding-block: clamp(var(--space-8), 5vw, var(--space-16));
`;

const Columns = styled(Page)<{ $flip: boolean }>`
  align-items: center;
  display: grid;
  gap: clamp(var(--space-5), 5vw, var(--space-16));
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 56rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child {
      order: ${({ $flip }) => ($flip ? -1 : 0)};
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
`;

interface SplitSectionProps {
  title: string;
  text: string;
  id?: string;
  /** Puts the picture on the left. */
  flip?: boolean;
  actions?: ReactNode;
  more?: ReactNode;
  children: ReactNode;
}

/** Text on one side, a demo of the product on the other. */
export function SplitSection({ title, text, id, flip = false, actions, more, children }: SplitSectionProps) {
  const heading = useId();
  return (
    <Box id={id} data-render="late" aria-labelledby={heading}>
      <Columns $flip={flip}>
        <Words>
          <SectionTitle id={heading}>{title}</SectionTitle>
          <Text $tone="muted" $size={18}>
            {text}
          </Text>
          {more}
          {actions && <HeroActionRow>{actions}</HeroActionRow>}
        </Words>
        <div>{children}</div>
      </Columns>
    </Box>
  );
}
