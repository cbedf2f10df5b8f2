import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Ctrl or Cmd with Enter sends from anywhere in the workspace. Escape stops a running request. */
export function useWorkspaceShortcuts(send: () => void, stop: () => void, running: boolean) {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (!running) return;
    const onKey = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && stop();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [running, stop]);
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    latest.current();
  };
}
