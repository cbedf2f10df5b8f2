import { styled } from '@datewright/sdk/styled';
import { useLayoutEffect, useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../photos/photo.ts';
import type { OrderEntry } from '../explain-order.ts';
import { useDrag } from '../use-drag.ts';
import { OrderRow } from './order-row.tsx';

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  list-style: none;
  margin: 0;
  padding: 0;
`;

interface Props {
  order: readonly AnalyzedPhoto[];
  entries: readonly OrderEntry[];
  /** Takes a photo to a place, counted from 0. */
  onMove: (photo: AnalyzedPhoto, to: number) => void;
}

export function OrderList({ order, entries, onMove }: Props) {
  const { order: copy } = useCopy();
  const list = useRef<HTMLOListElement>(null);
  const moveById = (id: string, to: number) => {
    const photo = order.find((one) => one.id === id);
    if (photo) onMove(photo, to);
  };
  const drag = useDrag(list, moveById);

  // A row that moves in the page loses its focus, and with it the arrow that was just pressed.
  const pressed = useRef<{ id: string; by: number } | null>(null);
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { id, by } = pressed.current;
    pressed.current = null;
    const row = [...(list.current?.children ?? [])].find((one) => (one as HTMLElement).dataset.photo === id);
    row?.querySelector<HTMLElement>(`[data-move="${by}"]`)?.focus();
  });

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
              isLast={at === order.length - 1}
              isDragged={drag.dragged === photo.id}
              onTake={drag.take(photo.id)}
              onMove={(by) => {
                if (!order[at + by]) return;
                pressed.current = { id: photo.id, by };
                onMove(photo, at + by);
              }}
            />
          )
        );
      })}
    </List>
  );
}
