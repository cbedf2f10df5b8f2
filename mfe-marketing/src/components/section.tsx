import { styled } from '@datewright/sdk/styled';
import { Heading, Page, VisuallyHidden } from '@datewright/ui';
import { type ReactNode, useId } from 'react';
import { useTrackSectionView } from '../hooks/use-track-section-view.ts';

const Box = styled.section<{ $band: boolean }>`
  ${({ $band }) => $band && 'background: var(--surface); border-block: 1px solid var(--hairline);'}
  padding-block: clamp(var(--space-6), 4vw, var(--space-12));
`;

const Inside = styled(Page)`
  display: grid;
  gap: clamp(var(--space-5), 3vw, var(--space-8));
  grid-template-columns: minmax(0, 1fr);
`;

/** Below the page's title in size, on a phone too. */
export const SectionTitle = styled(Heading)`
  font-size: var(--text-28);
  @media (min-width: 48rem) {
    font-size: var(--text-36);
  }
`;

interface SectionProps {
  title: string;
  /** Anchor of the section; views are counted under this name. */
  id?: string;
  /** Full-width section with its own background. */
  band?: boolean;
  /** The title is for screen readers alone. */
  isTitleHidden?: boolean;
  children: ReactNode;
}

export function Section({ title, id, band = false, isTitleHidden = false, children }: SectionProps) {
  const heading = useId();
  const box = useTrackSectionView(id);
  return (
    <Box ref={box} id={id} $band={band} data-render="late" aria-labelledby={heading}>
      <Inside>
        {isTitleHidden ? (
          <VisuallyHidden as="h2" id={heading}>
            {title}
          </VisuallyHidden>
        ) : (
          <SectionTitle id={heading}>{title}</SectionTitle>
        )}
        {children}
      </Inside>
    </Box>
  );
}
