import { Card, Heading, Stack, Text } from '@datewright/ui';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  lead?: string;
  /** The anchor of the section. */
  id?: string;
  children: ReactNode;
}

export function SectionCard({ title, lead, id, children }: Props) {
  const heading = useId();
  return (
    <Card as="section" id={id} aria-labelledby={heading}>
      <Stack $gap={5}>
        <Stack $gap={2}>
          <Heading as="h2" $size={22} id={heading}>
            {title}
          </Heading>
          {lead && <Text $tone="muted">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
