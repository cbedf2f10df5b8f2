import { useState } from 'react';
import type { PhotoAllowance } from '../../../hooks/use-photo-allowance.ts';
import type { UpgradePrompt } from '../../upgrade/lib/upgrade-prompt.ts';

/** The upgrade dialog, and the reasons to open it. */
export function useUpgradePrompt({ context }: PhotoAllowance) {
  const [prompt, setPrompt] = useState<UpgradePrompt | null>(null);
  return {
    prompt,
    close: () => setPrompt(null),
    showForReport: () => setPrompt({ context: 'report' }),
    showForAnalysis: (affordable: UpgradePrompt['affordable']) => setPrompt({ context, affordable }),
    showForSelection: (limit: 'credits' | 'room', added?: UpgradePrompt['added']) =>
      setPrompt({ context, isPageFull: limit === 'room', added }),
  };
}
export type UpgradePromptState = ReturnType<typeof useUpgradePrompt>;
