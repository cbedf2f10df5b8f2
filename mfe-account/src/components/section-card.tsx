import { Card, Heading, Stack, Text } from '@datewright/ui';
import { type ReactNode, useId } from 'react';

export function SectionCard({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
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
