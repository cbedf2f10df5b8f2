import { type RefObject, useEffect } from 'react';

/** Marks an element that can receive the focus after the focused one is removed. */
export const focusTarget = { 'data-focus-target': '' };

const selector = '[data-focus-target]';

const isVisible = (element: HTMLElement) => element.isConnected && element.checkVisibility?.() !== false;

const findAdded = (changes: MutationRecord[]): HTMLElement | undefined =>
  changes
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node instanceof HTMLElement)
    .flatMap((node) => [node, ...node.querySelectorAll<HTMLElement>(selector)])
    .find((element) => element.matches(selector));

/** The first target in the closest element around the removed one that has any. */
function findNearest(removed: HTMLElement, changes: MutationRecord[], root: HTMLElement): HTMLElement | null {
  const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(removed)));
  let parent: Element = change?.target instanceof Element && root.contains(change.target) ? change.target : root;
  while (parent !== root && !parent.querySelector(selector)) parent = parent.parentElement ?? root;
  return parent.querySelector(selector);
}

/**
 * Pressing a button often removes it: a photo is removed, an analysis begins. The focus would then go back to the top
 * of the document. Instead it moves to a newly added `focusTarget`, or else to the nearest one around the change.
 */
export function useFocusRecovery(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const listening = new AbortController();
    let focused: HTMLElement | null = null;
    element.addEventListener(
      'focusin',
      ({ target }) => {
        focused = target as HTMLElement;
      },
      listening,
    );
    element.addEventListener(
      'focusout',
      ({ target }) => {
        // The member moved the focus, nothing was removed: some browsers fire both events.
        queueMicrotask(() => {
          if (focused === target && isVisible(focused as HTMLElement)) focused = null;
        });
      },
      listening,
    );
    const observer = new MutationObserver((changes) => {
      if (!focused || isVisible(focused) || document.activeElement !== document.body) return;
      (findAdded(changes) ?? findNearest(focused, changes, element))?.focus();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [root]);
}
