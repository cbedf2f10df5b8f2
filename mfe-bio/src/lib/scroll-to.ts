/** Milliseconds until the target of the scroll has been laid out. */
export const scrollDelayMs = { create: 150, improve: 300 };

export function scrollToLater(id: string, after: number): void {
  setTimeout(() => goTo(id, 'auto'), after);
}

/** For a target that has just been rendered: it never moves under the pointer. */
export const jumpTo = (id: string): void => goTo(id, 'instant');

function goTo(id: string, behavior: ScrollBehavior): void {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'start', behavior });
  // No effect on a target that can't have the focus.
  target?.focus({ preventScroll: true });
}
