import { css, styled } from '@datewright/sdk/styled';
import { IconButton } from '@datewright/ui';
import type { PointerEvent } from 'react';
import { CroppedPhoto } from '../../../components/cropped-photo.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import type { PhotoVerdict } from '../../../lib/photo-verdict.ts';
import { formatVerdict } from '../../../lib/verdict-text.ts';
import type { OrderEntry } from '../lib/explain-order.ts';
import { formatReason, isDoubt } from '../lib/reason-text.ts';

const Row = styled.li<{ $dragged: boolean }>`
  align-items: center;
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  padding: var(--space-2);
  /* With large text, the words are below the photo. */
  > :nth-child(2) {
    flex: 1 1 8rem;
    min-width: 0;
  }
  ${({ $dragged }) =>
    $dragged &&
    css`
      border-color: var(--focus);
      box-shadow: var(--shadow);
    `}
`;

const Handle = styled.div`
  cursor: grab;
  height: 4.5rem;
  position: relative;
  /* The page scrolls beside it, and not under the finger that drags. */
  touch-action: none;
  user-select: none;
  -webkit-touch-callout: none;
  width: 3.6rem;
  &:active {
    cursor: grabbing;
  }
  > img {
    border-radius: var(--radius-control);
    pointer-events: none;
  }
`;

const Reason = styled.p<{ $doubt: boolean }>`
  color: var(--${({ $doubt }) => ($doubt ? 'careful' : 'muted')});
  font-size: var(--text-14);
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Moves = styled.div`
  display: grid;
  > :first-child svg {
    transform: rotate(180deg);
  }
  > [aria-disabled='true'] {
    cursor: default;
    opacity: 0.4;
  }
`;

interface Props {
  photo: AnalyzedPhoto;
  entry: OrderEntry;
  verdict: PhotoVerdict;
  isLast: boolean;
  isDragged: boolean;
  onTake: (event: PointerEvent) => void;
  onMove: (by: -1 | 1) => void;
}

/** One position of the order: its photo, the reason for it, and the controls to move it. */
export function OrderRow({ photo, entry, verdict, isLast, isDragged, onTake, onMove }: Props) {
  const { order: copy, verdicts } = useCopy();
  const { position, reasons } = entry;
  // What speaks against the position is the more useful one.
  const reason = reasons.find(isDoubt) ?? reasons[0];
  return (
    <Row $dragged={isDragged} data-photo={photo.id}>
      <Handle onPointerDown={onTake} title={copy.drag(photo.name)}>
        <CroppedPhoto photo={photo} alt={photo.name} />
      </Handle>
      <div>
        <strong>
          {position}. {formatVerdict(verdicts, verdict)}
        </strong>
        {reason && verdict.kind !== 'alike' && (
          <Reason $doubt={isDoubt(reason)}>{formatReason(copy.reasons, reason)}.</Reason>
        )}
      </div>
      <Moves>
        <IconButton
          icon="chevron-down"
          label={copy.up(photo.name)}
          aria-disabled={position === 1 || undefined}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevron-down"
          label={copy.down(photo.name)}
          aria-disabled={isLast || undefined}
          onClick={() => onMove(1)}
        />
      </Moves>
    </Row>
  );
}
