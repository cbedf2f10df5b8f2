import { useState } from 'react';
import type { PhotoAllowance } from '../../../hooks/use-photo-allowance.ts';
import type { UpgradePrompt } from '../../upgrade/lib/upgrade-prompt.ts';
import type { SelectionLimited } from '../../upload/hooks/use-photo-selection.ts';

/** The upgrade dialog, and the reasons to open it. */
export function useUpgradePrompt({ context, allowance }: PhotoAllowance) {
  const [prompt, setPrompt] = useState<UpgradePrompt | null>(null);
  const [isCreditLimitSaid, setCreditLimitSaid] = useState(false);
  return {
    prompt,
    /** The dialog has said that there are fewer credits than photos. */
    isCreditLimitSaid,
    close: () => setPrompt(null),
    showForReport: () => setPrompt({ context: 'report' }),
    showForAnalysis(affordable: UpgradePrompt['affordable']) {
      setCreditLimitSaid(true);
      setPrompt({ context, affordable, canStart: true });
    },
    showForSelection({ by, taken, chosen }: SelectionLimited) {
      const isPageFull = by === 'room';
      setCreditLimitSaid(!isPageFull);
      setPrompt({
        context,
        isPageFull,
        added: taken < chosen ? { count: taken, of: chosen } : undefined,
        affordable: !isPageFull && taken > 0 ? { count: allowance, of: taken } : undefined,
      });
    },
  };
}
export type UpgradePromptState = ReturnType<typeof useUpgradePrompt>;
