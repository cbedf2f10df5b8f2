import { type KeyboardEvent, useEffect } from 'react';

interface Keys {
  step: 1 | 2 | 3;
  running: boolean;
  next: () => void;
  generate: () => void;
}

/** Elements that handle Enter themselves. */
const ownEnter = 'button, a, summary, textarea, select, input:not([type=radio])';

/**
 * Enter goes to the next step from steps 1 and 2; Ctrl+Enter or Cmd+Enter generates on step 3; Escape is ignored while
 * a bio is being written.
 */
export function useWizardKeys({ step, running, next, generate }: Keys) {
  useEffect(() => {
    if (!running) return;
    const onKey = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [running]);

  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || running) return;
    if (step === 3) {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      generate();
    } else if (!(event.target as HTMLElement).matches(ownEnter)) {
      event.preventDefault();
      next();
    }
  };
}
