import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { CroppedPhoto } from '../../../components/cropped-photo.tsx';
import { LineThumbnail } from '../../../components/photo-lines.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { formatScore } from '../../../lib/score-tone.ts';
import type { NextStep as Step } from '../lib/find-next-step.ts';

const Box = styled.section`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  > :last-child {
    flex: 1 1 12rem;
  }
`;

interface Props {
  step: Step;
  onTurn: (photo: AnalyzedPhoto) => Promise<void>;
  onEdit: (photo: AnalyzedPhoto) => void;
  onAdd: () => void;
}

/** The main action of the results: the biggest fix, or the photo that is missing most. */
export function NextStep({ step, onTurn, onEdit, onAdd }: Props) {
  const { page, results } = useCopy();
  const copy = page.next;
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const photo = 'photo' in step ? step.photo : null;
  const { title, text, action } =
    'photo' in step
      ? copy[step.kind](step.position, formatScore((step.photo.result.turned ?? step.photo.result).score))
      : copy[step.kind];

  async function act() {
    if (!photo) return onAdd();
    if (step.kind !== 'turn') return onEdit(photo);
    setBusy(true);
    await onTurn(photo).catch(() => setFailed(true));
    setBusy(false);
  }

  return (
    <Box aria-labelledby="next-step">
      {photo && (
        <LineThumbnail>
          <CroppedPhoto photo={photo} alt="" />
        </LineThumbnail>
      )}
      <Stack $gap={2} $align="start">
        <div>
          <Heading as="h3" id="next-step" $size={18}>
            {title}
          </Heading>
          <Text $tone="muted" $size={14}>
            {hasFailed ? results.turnFailed : text}
          </Text>
        </div>
        <Button busy={isBusy} onClick={() => void act()}>
          {action}
        </Button>
      </Stack>
    </Box>
  );
}
