import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { Button, Notice } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { useAttempt } from '../../../hooks/use-attempt.ts';

interface Props {
  result: PhotoResult;
  /** Replaces the photo with an upright one; rejects when the browser can't. Null where the photo is not here. */
  onTurn: (() => Promise<void>) | null;
}

/** Offers to turn a photo that lies on its side or is upside down. It keeps its result, so turning costs nothing. */
export function TurnNotice({ result, onTurn }: Props) {
  const { results: copy } = useCopy();
  const turning = useAttempt(async () => onTurn?.());
  if (!result.turned) return null;
  return (
    <Notice
      tone="careful"
      action={
        onTurn && (
          <Button variant="secondary" size="small" busy={turning.isBusy} onClick={turning.start}>
            {copy.turn}
          </Button>
        )
      }
    >
      {result.measured.turn === 180 ? copy.lying.upsideDown : copy.lying.sideways}
      {turning.hasFailed && ` ${copy.turnFailed}`}
    </Notice>
  );
}
