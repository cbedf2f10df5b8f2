import { type KeyboardEvent, useEffect, useRef } from 'react';
import { copyKeys } from '../../suggestions/lib/copy-keys.ts';

interface Shortcuts {
  send: () => void;
  /** Missing while no request runs. */
  stop: (() => void) | undefined;
  focusPaste: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const pressCopy = (key: string) => document.querySelector<HTMLElement>(`[data-copy-key="${key}"] button`)?.click();

/**
 * Ctrl or Cmd with Enter sends from anywhere in the workspace, and Escape stops a running request. Outside fields, `/` goes to the
 * paste field, and the number keys copy the newest suggestions.
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
      } else if (copyKeys.includes(event.key)) pressCopy(event.key);
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
