import { canAnimate } from '@datewright/ui/can-animate';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const settleMs = 220;

/** Moves the rows of a list from their old to their new positions when their order changes. */
export function useSettle(list: RefObject<HTMLElement | null>, isEnabled = true): void {
  const tops = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    const before = tops.current;
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const after = new Map(rows.map((row) => [row as Element, row.offsetTop]));
    tops.current = after;
    const isSameOrder = rows.length === before.size && [...before.keys()].every((row, at) => row === rows[at]);
    if (isSameOrder || !isEnabled || !canAnimate()) return;
    for (const row of rows) {
      const from = before.get(row);
      const to = after.get(row);
      if (from === undefined || to === undefined || from === to) continue;
      row.animate([{ transform: `translateY(${from - to}px)` }, { transform: 'none' }], {
        duration: settleMs,
        easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
      });
    }
  });
}
