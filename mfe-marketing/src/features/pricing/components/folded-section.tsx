import { styled } from '@datewright/sdk/styled';
import { Heading, Icon, Page } from '@datewright/ui';
import { type ReactNode, useId } from 'react';
import { ChevronFold } from '../../../components/chevron-fold.ts';

const Fold = styled(ChevronFold)`
  border-bottom: 1px solid var(--hairline);
  padding-block: var(--space-3);
  > :not(summary) {
    margin-block: var(--space-4);
  }
`;

interface Props {
  id?: string;
  title: string;
  children: ReactNode;
}

/** A section that opens on request, because most members don't need it to choose. */
export function FoldedSection({ id, title, children }: Props) {
  const heading = useId();
  return (
    <Page as="section" id={id} aria-labelledby={heading} data-render="late">
      <Fold>
        <summary>
          <Heading as="h2" $size={22} id={heading}>
            {title}
          </Heading>
          <Icon name="chevron-down" />
        </summary>
        {children}
      </Fold>
    </Page>
  );
}
