import { type RefObject, useEffect } from 'react';

/** Marks an element that can receive the focus after the focused one is removed. Only this hook focuses it. */
export const focusTarget = { 'data-goes-on': '' };

const isVisible = (element: HTMLElement) => element.isConnected && element.checkVisibility?.() !== false;

/**
 * Pressing a button often removes it: a photo is removed, an analysis begins. The focus would then go back to the top
 * of the document. Instead it moves to a newly added `focusTarget`, or else to the nearest one around the change.
 */
export function useFocusRecovery(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const whole = frame.current;
    if (!whole) return;
    const on = new AbortController();
    let focused: HTMLElement | null = null;
    whole.addEventListener(
      'focusin',
      ({ target }) => {
        focused = target as HTMLElement;
      },
      on,
    );
    whole.addEventListener(
      'focusout',
      ({ target }) => {
        // The member moved the focus, nothing was removed: some browsers fire both events.
        queueMicrotask(() => {
          if (focused === target && isVisible(focused as HTMLElement)) focused = null;
        });
      },
      on,
    );
    const observer = new MutationObserver((changes) => {
      if (!focused || isVisible(focused) || document.activeElement !== document.body) return;
      const lost = focused;
      const came = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof Element)
        .flatMap((node) => [node, ...node.querySelectorAll('*')])
        .find((element) => element.matches('[data-goes-on]'));
      if (came) return (came as HTMLElement).focus();
      const gone = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)));
      let around = gone?.target instanceof Element && whole.contains(gone.target) ? gone.target : whole;
      while (around !== whole && !around.querySelector('[data-goes-on]')) around = around.parentElement ?? whole;
      around.querySelector<HTMLElement>('[data-goes-on]')?.focus();
    });
    observer.observe(whole, { childList: true, subtree: true });
    return () => {
      on.abort();
      observer.disconnect();
    };
  }, [frame]);
}
