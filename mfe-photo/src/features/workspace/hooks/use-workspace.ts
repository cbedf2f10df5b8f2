import { useStore } from '@datewright/sdk/store';
import { useState } from 'react';
import { usePhotoAllowance } from '../../../hooks/use-photo-allowance.ts';
import { usePhotoStore } from '../../../hooks/use-photo-store.ts';
import type { AnalyzedPhoto, Photo } from '../../../lib/photo.ts';
import { getErrorHandling } from '../../../lib/photo-errors.ts';
import { useAnalysis } from '../../analyze/hooks/use-analysis.ts';
import { useEarlierResults } from '../../history/hooks/use-earlier-results.ts';
import { turnUpright } from '../../results/lib/turn-upright.ts';
import { useCarriedPhoto } from '../../upload/hooks/use-carried-photo.ts';
import { usePhotoSelection } from '../../upload/hooks/use-photo-selection.ts';
import { groupPhotos } from '../lib/group-photos.ts';
import { useAnalysisRequests } from './use-analysis-requests.ts';
import { useFaceQuestion } from './use-face-question.ts';
import { useIssues } from './use-issues.ts';
import { useRemoval } from './use-removal.ts';
import { useUpgradePrompt } from './use-upgrade-prompt.ts';

type View = 'upload' | 'results';

/** Connects the tools of the page: each hook owns one concern, and a component receives only the ones that it uses. */
export function useWorkspace() {
  const store = usePhotoStore();
  const { photos: storedPhotos, isKept } = useStore(store);
  const allowance = usePhotoAllowance();
  const upgrade = useUpgradePrompt(allowance);
  const [selectedView, setView] = useState<View | null>(null);
  const analysis = useAnalysis(store, () => {
    setView('results');
    earlier.refresh();
  });
  const photos = groupPhotos(analysis.withProgress(storedPhotos));
  const earlier = useEarlierResults(photos.analyzed);
  const issues = useIssues({ failedPhotos: photos.failed, running: analysis.running });
  const removal = useRemoval(store);
  const faceQuestion = useFaceQuestion(photos.all);

  /** Errors of earlier photos go with their photos. Those that could be tried again can be brought back. */
  function removeFailed() {
    // Errors of a running analysis have not been shown yet.
    const failed = analysis.running ? [] : photos.failed;
    const isUseless = ({ error }: Photo) => error !== null && getErrorHandling(error).nextAction === 'other';
    store.remove(failed.filter(isUseless).map(({ id }) => id));
    removal.remove(failed.filter((photo) => !isUseless(photo)).map(({ id }) => id));
  }

  const selection = usePhotoSelection({
    store,
    allowance,
    onChosen() {
      removeFailed();
      analysis.dismiss();
      setView('upload');
    },
    onStopped: upgrade.showForSelection,
  });
  useCarriedPhoto({ store, allowance, choose: selection.choose });
  const requests = useAnalysisRequests({
    store,
    allowance,
    analysis,
    removal,
    upgrade,
    waiting: photos.waiting,
    hasResults: earlier.hasAny || photos.analyzed.length > 0,
  });

  // Until the member chooses a view: results if there are some and no photo is waiting.
  const hasOnlyResults = photos.analyzed.length > 0 && photos.waiting.length === 0 && !analysis.running;
  const view = selectedView ?? (hasOnlyResults ? 'results' : 'upload');

  return {
    photos,
    isKept,
    allowance,
    analysis,
    requests,
    selection,
    removal: {
      ...removal,
      undo() {
        if (removal.removed.some(({ result }) => result !== null)) setView(null);
        removal.undo();
      },
    },
    issues,
    faceQuestion,
    upgrade,
    earlier,
    view,
    setView,
    async turn(photo: AnalyzedPhoto) {
      const upright = await turnUpright(photo);
      if (upright) store.change(photo.id, upright);
    },
  };
}
