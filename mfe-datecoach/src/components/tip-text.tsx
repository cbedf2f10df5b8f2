import type { SavedTip } from '@datewright/contracts/datecoach/saved-tip';
import { styled } from '@datewright/sdk/styled';
import { Badge, Row, Stack, Text } from '@datewright/ui';
import type { ReactNode } from 'react';
import { useCopy } from '../copy/use-copy.ts';

const TipLine = styled(Text)`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface Props {
  tip: SavedTip;
  /** Actions for the tip. */
  children: ReactNode;
}

/** The text and source of a saved tip. */
export function TipText({ tip: { type, content, source }, children }: Props) {
  const { savedTips: copy } = useCopy();
  return (
    <Stack $gap={2}>
      <Row $justify="space-between" $gap={2} $nowrap>
        <Badge>{copy.types[type]}</Badge>
        {children}
      </Row>
      <TipLine>{content}</TipLine>
      {source && (
        <TipLine $tone="muted" $size={14}>
          {source}
        </TipLine>
      )}
    </Stack>
  );
}
