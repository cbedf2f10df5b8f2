/** Milliseconds until the target of the scroll has been laid out. */
export const scrollDelayMs = { create: 150, improve: 300 };

export function scrollToLater(id: string, after: number): void {
  setTimeout(() => {
    const target = document.getElementById(id);
    target?.scrollIntoView({ block: 'start' });
    // No effect on a target that can't have the focus.
    target?.focus({ preventScroll: true });
  }, after);
}
