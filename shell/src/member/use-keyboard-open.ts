import { useSyncExternalStore } from 'react';

/** An on-screen keyboard takes more of the window than this; a browser's own bars take less. */
const minCoveredShare = 0.25;

const isTyping = () =>
  document.activeElement?.matches(
    "textarea, [contenteditable='true'], input:not([type='checkbox'], [type='radio'], [type='file'], [type='range'])",
  ) ?? false;

let tallest = { width: 0, height: 0 };
let isOpen = false;

/**
 * Only the size of the visible part decides: a press on a button takes the focus from a field before it is released, and what
 * moved by then would not be pressed.
 */
function measure(viewport: VisualViewport): void {
  const { innerWidth } = window;
  // Zooming in shows less of the page, too.
  const visible = viewport.height * viewport.scale;
  if (tallest.width !== innerWidth) tallest = { width: innerWidth, height: document.documentElement.clientHeight };
  tallest.height = Math.max(tallest.height, visible);
  const isCovered = visible < tallest.height * (1 - minCoveredShare);
  isOpen = isCovered && (isOpen || isTyping());
  // No field is focused, so the window itself became smaller.
  if (isCovered && !isOpen) tallest.height = visible;
}

function subscribe(listener: () => void): () => void {
  const { visualViewport: viewport } = window;
  if (!viewport) return () => {};
  const onResize = () => {
    measure(viewport);
    listener();
  };
  onResize();
  viewport.addEventListener('resize', onResize);
  return () => viewport.removeEventListener('resize', onResize);
}

/** True while the on-screen keyboard covers a part of the page. */
export const useKeyboardOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
