import { styled } from '@datewright/sdk/styled';
import { useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useSettle } from '../../../hooks/use-settle.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { findVerdict } from '../../../lib/photo-verdict.ts';
import { useDrag } from '../hooks/use-drag.ts';
import type { OrderEntry } from '../lib/explain-order.ts';
import { OrderRow } from './order-row.tsx';

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
`;

interface Props {
  order: readonly AnalyzedPhoto[];
  entries: readonly OrderEntry[];
  /** Moves a photo to a position, counted from 0. */
  onMove: (id: string, to: number) => void;
}

export function OrderList({ order, entries, onMove }: Props) {
  const { order: copy } = useCopy();
  const list = useRef<HTMLOListElement>(null);
  const drag = useDrag(list, onMove);
  // A dragged photo follows the pointer instead.
  useSettle(list, drag.dragged === null);

  return (
    <List ref={list} aria-label={copy.list} {...drag.onList}>
      {order.map((photo, at) => {
        const entry = entries[at];
        return (
          entry && (
            <OrderRow
              key={photo.id}
              photo={photo}
              entry={entry}
              verdict={findVerdict(order, at)}
              isLast={at === order.length - 1}
              isDragged={drag.dragged === photo.id}
              onTake={drag.take(photo.id)}
              onMove={(by) => order[at + by] && onMove(photo.id, at + by)}
            />
          )
        );
      })}
    </List>
  );
}
