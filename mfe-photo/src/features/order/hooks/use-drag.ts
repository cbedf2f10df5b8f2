import { type PointerEvent, type RefObject, useState } from 'react';

/** Pixels from the edge of the window in which it scrolls along, and by how much at each move. */
const edge = 72;
const step = 14;

/**
 * Dragging the rows of a list by a finger or a mouse. The list holds the pointer and not the row: a row that React moves in
 * the page would lose it.
 */
export function useDrag(list: RefObject<HTMLElement | null>, move: (id: string, to: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);

  function follow({ clientY }: PointerEvent) {
    if (dragged === null || !list.current) return;
    const rows = [...list.current.children];
    const to = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
    const place = to < 0 ? rows.length - 1 : to;
    if ((rows[place] as HTMLElement).dataset.photo !== dragged) move(dragged, place);
    if (clientY < edge) scrollBy(0, -step);
    if (clientY > innerHeight - edge) scrollBy(0, step);
  }
  const drop = () => setDragged(null);

  return {
    dragged,
    /** For the handle of one row. */
    take: (id: string) => (event: PointerEvent) => {
      if (event.button !== 0) return;
      // Or the mouse marks the text that it passes.
      event.preventDefault();
      list.current?.setPointerCapture(event.pointerId);
      setDragged(id);
    },
    /** For the list. */
    onList: { onPointerMove: follow, onPointerUp: drop, onPointerCancel: drop, onLostPointerCapture: drop },
  };
}
