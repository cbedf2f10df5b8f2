import { type PointerEvent, type RefObject, useState } from 'react';

/** Pixels from the window's edge at which it scrolls, and by how much per move. */
const edge = 72;
const step = 14;

/**
 * Drags the items of a list or a grid by touch or mouse. The list captures the pointer, because React moves items in the DOM and a
 * moved one would lose it.
 */
export function useDrag(list: RefObject<HTMLElement | null>, move: (id: string, to: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);

  function follow({ clientX, clientY }: PointerEvent) {
    if (dragged === null || !list.current) return;
    const items = [...list.current.children];
    // Beside the list, the pointer is at the end of a line.
    const x = Math.min(clientX, Math.max(...items.map((item) => item.getBoundingClientRect().right)) - 1);
    const to = items.findIndex((item) => {
      const { right, bottom } = item.getBoundingClientRect();
      return x < right && clientY < bottom;
    });
    const place = to < 0 ? items.length - 1 : to;
    if ((items[place] as HTMLElement).dataset.photo !== dragged) move(dragged, place);
    if (clientY < edge) scrollBy(0, -step);
    if (clientY > innerHeight - edge) scrollBy(0, step);
  }
  const drop = () => setDragged(null);

  return {
    dragged,
    /** Props for what is dragged by. */
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
