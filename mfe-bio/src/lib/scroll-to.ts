/** Milliseconds until the target of the scroll has been laid out. */
export const scrollDelayMs = { create: 150, improve: 300 };

export function scrollToLater(id: string, after: number): void {
  setTimeout(() => document.getElementById(id)?.scrollIntoView({ block: 'start' }), after);
}
