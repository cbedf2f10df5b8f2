import { newId } from '@datewright/sdk/host';
import { useState } from 'react';
import type { PhotoAllowance } from '../../../hooks/use-photo-allowance.ts';
import type { Photo, StoredPhoto } from '../../../lib/photo.ts';
import { getErrorHandling } from '../../../lib/photo-errors.ts';
import type { PhotoStore } from '../../../lib/photo-store/photo-store.ts';
import type { Analysis } from '../../analyze/hooks/use-analysis.ts';
import type { Removal } from './use-removal.ts';
import type { UpgradePromptState } from './use-upgrade-prompt.ts';

interface Options {
  store: PhotoStore;
  allowance: PhotoAllowance;
  analysis: Analysis;
  removal: Removal;
  upgrade: UpgradePromptState;
  waiting: readonly Photo[];
  /** The member has results, and a picture that has one is free. */
  hasResults: boolean;
}

/**
 * Requests the analysis of photos as far as credits allow, and opens the upgrade dialog where they don't. Without any
 * credit the service decides, because a picture that was analyzed before is free.
 */
export function useAnalysisRequests({ store, allowance, analysis, removal, upgrade, waiting, hasResults }: Options) {
  /** How many of the waiting photos have a credit. */
  const affordable = Math.min(waiting.length, allowance.allowance);
  const isShort = affordable > 0 && affordable < waiting.length;
  /** The photos that the member chose for the credits, the last one first; the first photos take the rest. */
  const [preferredIds, setPreferredIds] = useState<readonly string[]>([]);
  const preferred = preferredIds.flatMap((id) => waiting.find((photo) => photo.id === id) ?? []);
  const ranked = [...preferred, ...waiting.filter((photo) => !preferred.includes(photo))];
  const chosen = isShort ? waiting.filter((photo) => ranked.indexOf(photo) < affordable) : waiting;
  const hasCopies = new Set(waiting.map(({ thumbnail }) => thumbnail)).size < waiting.length;
  return {
    affordable,
    /** With fewer credits than photos: which of them are analyzed. Choosing one leaves out the one chosen longest ago. */
    choice: isShort && {
      isChosen: (photo: Photo) => chosen.includes(photo),
      choose: ({ id }: Photo) => setPreferredIds([id, ...preferredIds.filter((other) => other !== id)]),
    },
    /** A photo may be a picture that has a result, or that is here twice: it is charged once. */
    mayCostLess: hasResults || hasCopies,
    canAnalyze: !analysis.running && waiting.length > 0 && !analysis.isOut,
    analyze() {
      removal.forget();
      if (!isShort || upgrade.isCreditLimitSaid) return analysis.start(chosen);
      upgrade.showForAnalysis({ count: affordable, of: waiting.length });
    },
    analyzeAffordable() {
      upgrade.close();
      analysis.start(chosen);
    },
    /** Requests one photo again; under the same operation if it may have been charged already. */
    retry(photo: Photo, changes: Partial<StoredPhoto> = {}) {
      const isSameOperation = photo.error !== null && getErrorHandling(photo.error).nextAction === 'same';
      const next = { ...changes, error: null, ...(!isSameOperation && { operationId: newId() }) };
      store.change(photo.id, next);
      if (allowance.allowance > 0 || isSameOperation) analysis.start([{ ...photo, ...next }]);
      else upgrade.showForAnalysis({ count: 0, of: 1 });
    },
  };
}
export type AnalysisRequests = ReturnType<typeof useAnalysisRequests>;
