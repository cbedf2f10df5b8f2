import { type PointerEvent, type RefObject, useState } from 'react';

/** Pixels from the window's edge at which it scrolls, and by how much per move. */
const edge = 72;
const step = 14;

/**
 * Drags the rows of a list by touch or mouse. The list captures the pointer, because React moves rows in the DOM and a
 * moved row would lose it.
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
    /** Props for the handle of one row. */
    take: (id: string) => (event: PointerEvent) => {
      if (event.button !== 0) return;
      // Otherwise the mouse selects the text that it passes.
      event.preventDefault();
      list.current?.setPointerCapture(event.pointerId);
      setDragged(id);
    },
    /** Props for the list. */
    onList: { onPointerMove: follow, onPointerUp: drop, onPointerCancel: drop, onLostPointerCapture: drop },
  };
}
