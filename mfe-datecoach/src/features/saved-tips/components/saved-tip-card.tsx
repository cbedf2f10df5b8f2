import type { SavedTip } from '@datewright/contracts/datecoach/saved-tip';
import { styled } from '@datewright/sdk/styled';
import { Button, IconButton, Row, Stack, Text } from '@datewright/ui';
import { AiCard } from '@datewright/ui/ai-card';
import { useEffect, useRef } from 'react';
import { TipText } from '../../../components/tip-text.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { useSavedTips } from '../../../hooks/use-saved-tips.ts';
import { TipNotes } from './tip-notes.tsx';

const RemovedItem = styled.li`
  border: 1px dashed var(--control-line);
  border-radius: var(--radius-card);
  padding: var(--space-4);
`;

interface Props {
  tip: SavedTip;
  /** True when the tip was just removed and can still be restored. */
  isRemoved: boolean;
  onRemove: () => void;
}

/** One saved tip with its notes, or a button to restore it after removal. */
export function SavedTipCard({ tip, isRemoved, onRemove }: Props) {
  const { savedTips: copy } = useCopy();
  const { save, remove } = useSavedTips();
  const button = useRef<HTMLButtonElement>(null);
  const wasRemoved = useRef(isRemoved);
  useEffect(() => {
    // The pressed button disappears, so the focus moves to its replacement.
    if (wasRemoved.current !== isRemoved) button.current?.focus();
    wasRemoved.current = isRemoved;
  }, [isRemoved]);

  if (isRemoved) {
    return (
      <RemovedItem>
        <Row $justify="space-between" $gap={2}>
          <Text role="status">{copy.removed}</Text>
          <Button ref={button} variant="secondary" size="small" onClick={() => void save(tip)}>
            {copy.bringBack}
          </Button>
        </Row>
      </RemovedItem>
    );
  }
  return (
    <AiCard as="li">
      <Stack $gap={3}>
        <TipText tip={tip}>
          <IconButton
            ref={button}
            icon="trash"
            label={copy.remove}
            onClick={() => {
              onRemove();
              void remove(tip.id);
            }}
          />
        </TipText>
        <TipNotes tip={tip} />
      </Stack>
    </AiCard>
  );
}
