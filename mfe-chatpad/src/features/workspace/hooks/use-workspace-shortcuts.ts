import { type KeyboardEvent, useEffect, useRef } from 'react';

interface Shortcuts {
  send: () => void;
  /** Missing while no request runs. */
  stop: (() => void) | undefined;
  focusPaste: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** How many of the newest suggestions have a key of their own. */
const copyKeys = ['1', '2', '3'];

/** Presses the copy button of a suggestion by its place. */
const pressCopy = (at: number) =>
  document.querySelectorAll<HTMLElement>('[data-copy-line]')[at]?.querySelector('button')?.click();

/**
 * Ctrl or Cmd with Enter sends from anywhere in the workspace, and Escape stops a running request. Outside fields, `/` goes to the
 * paste field, and 1 to 3 copy the newest suggestions.
 */
export function useWorkspaceShortcuts(shortcuts: Shortcuts) {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { stop, focusPaste } = latest.current;
      if (event.key === 'Escape') return stop?.();
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === '/') {
        event.preventDefault();
        focusPaste();
      } else if (copyKeys.includes(event.key)) pressCopy(copyKeys.indexOf(event.key));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    latest.current.send();
  };
}
