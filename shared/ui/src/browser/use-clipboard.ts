import { useEffect, useState } from 'react';

/** Milliseconds for which a copy that worked is said. */
const saidFor = 2000;

/** Puts texts on the clipboard; `copied` is true for two seconds after one that worked. `onFailure` hears of any other. */
export function useClipboard(onFailure: () => void) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), saidFor);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      onFailure();
    }
  }
  return { copied, copy };
}
