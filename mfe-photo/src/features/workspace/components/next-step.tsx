import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Stack, Text } from '@datewright/ui';
import { CroppedPhoto } from '../../../components/cropped-photo.tsx';
import { LineThumbnail } from '../../../components/photo-lines.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { useAttempt } from '../../../hooks/use-attempt.ts';
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
  const photo = 'photo' in step ? step.photo : null;
  const { title, text, action } =
    'photo' in step
      ? copy[step.kind](step.position, formatScore((step.photo.result.turned ?? step.photo.result).score))
      : copy.add(copy.what[step.kind]);

  const turning = useAttempt(async () => photo && onTurn(photo));
  function act() {
    if (!photo) onAdd();
    else if (step.kind === 'turn') turning.start();
    else onEdit(photo);
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
          {text && (
            <Text $tone="muted" $size={14}>
              {turning.hasFailed ? results.turnFailed : text}
            </Text>
          )}
        </div>
        <Button busy={turning.isBusy} onClick={act}>
          {action}
        </Button>
      </Stack>
    </Box>
  );
}
