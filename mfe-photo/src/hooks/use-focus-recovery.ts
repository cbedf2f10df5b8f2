import { type RefObject, useEffect } from 'react';

/** For what takes the focus when what had it is gone. It can be focused, if only from here. */
export const focusTarget = { 'data-goes-on': '' };

const isVisible = (element: HTMLElement) => element.isConnected && element.checkVisibility?.() !== false;

/**
 * Pressing a button often takes it away: a photo is removed, an analysis begins. Who goes by keyboard would then stand
 * at the top of the document. In place of that the focus goes to a `goesOn` that came, or else to the nearest around the
 * place that changed.
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
        // Left by the member, and not taken away: some browsers tell of both.
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
