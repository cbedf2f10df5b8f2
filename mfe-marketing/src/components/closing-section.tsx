import { styled } from '@datewright/sdk/styled';
import { Page, Row, Text } from '@datewright/ui';
import type { ReactNode } from 'react';
import { SectionTitle } from './section.tsx';

const Sheet = styled.section`
  align-items: center;
  background: var(--surface-raised);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-sheet);
  display: grid;
  gap: var(--space-4);
  justify-items: center;
  padding: clamp(var(--space-6), 6vw, var(--space-16)) var(--space-4);
  text-align: center;
`;

/** The closing call of a page; its buttons are the children. */
export function ClosingSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Page>
      <Sheet data-render="late">
        <SectionTitle>{title}</SectionTitle>
        <Text $tone="muted">{text}</Text>
        <Row $justify="center" $gap={3}>
          {children}
        </Row>
      </Sheet>
    </Page>
  );
}
