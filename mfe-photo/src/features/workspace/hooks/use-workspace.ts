import { newId, useSession } from '@datewright/sdk/host';
import { useStore } from '@datewright/sdk/host/store';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePhotoAllowance } from '../../../hooks/use-photo-allowance.ts';
import { usePhotoStore } from '../../../hooks/use-photo-store.ts';
import { isAnalyzed, type Photo, type StoredPhoto } from '../../../lib/photo.ts';
import { getErrorHandling } from '../../../lib/photo-errors.ts';
import { removeOwnKeys } from '../../../lib/photo-store/storage-keys.ts';
import { useAnalysis } from '../../analyze/hooks/use-analysis.ts';
import type { UpgradePrompt } from '../../upgrade/components/upgrade-dialog.tsx';
import { usePhotoSelection } from '../../upload/hooks/use-photo-selection.ts';
import { takeCarriedPhoto } from '../../upload/lib/carried-photo.ts';

export type View = 'upload' | 'results';

const isWaiting = ({ result, error }: StoredPhoto) => result === null && error === null;

/** Everything that happens on the page: choosing, asking, looking at results, taking away. */
export function useWorkspace() {
  const store = usePhotoStore();
  const { photos: kept, isKept } = useStore(store);
  const member = useSession().user?.id ?? '';
  const allowance = usePhotoAllowance();
  const [view, setView] = useState<View | null>(null);
  const [gate, setGate] = useState<UpgradePrompt | null>(null);
  const [removed, setRemoved] = useState<readonly StoredPhoto[]>([]);
  const [seenIssues, setSeenIssues] = useState('');
  const [asksFace, setAsksFace] = useState<string | null>(null);
  const analysis = useAnalysis(store, () => setView('results'));
  const photos = analysis.withProgress(kept);
  const analyzed = photos.filter(isAnalyzed);
  const waiting = photos.filter((photo) => isWaiting(photo) && !photo.analyzing);
  const errors = photos.filter(({ error }) => error !== null);
  const issues = errors.map(({ id, error }) => `${id} ${error?.code}`).join();

  const choosing = usePhotoSelection({
    store,
    allowance,
    onChosen() {
      // What was said of earlier photos is over, and so is looking at their results.
      setSeenIssues(issues);
      setRemoved([]);
      analysis.dismiss();
      setView('upload');
    },
    onStopped: ({ by, taken, chosen }) =>
      setGate({ context: allowance.context, isRoom: by === 'room', taken: { count: taken, of: chosen } }),
  });

  const takeCarried = useEffectEvent(() => {
    const photo = takeCarriedPhoto();
    if (photo) choosing.choose([photo]);
  });
  const hasRoom = allowance.isKnown && allowance.allowance > 0;
  useEffect(() => {
    if (hasRoom) void store.ready.then(takeCarried);
  }, [store, hasRoom]);

  /** How many of those that wait can be asked for now. */
  const canAsk = Math.min(waiting.length, allowance.allowance);

  function analyze() {
    setRemoved([]);
    if (canAsk === waiting.length) return analysis.start(waiting);
    setGate({ context: allowance.context, some: { count: canAsk, of: waiting.length } });
  }

  function take(ids: readonly string[]) {
    setRemoved(store.remove(ids));
  }

  /** Asks anew for one photo; under the same operation when it may be charged already. */
  function retry(photo: Photo, part: Partial<StoredPhoto> = {}) {
    const isSame = photo.error !== null && getErrorHandling(photo.error).nextAction === 'same';
    const next = { ...part, error: null, ...(!isSame && { operationId: newId() }) };
    store.change(photo.id, next);
    if (allowance.allowance > 0 || isSame) analysis.start([{ ...photo, ...next }]);
    else setGate({ context: allowance.context, some: { count: 0, of: 1 } });
  }

  return {
    store,
    photos,
    analyzed,
    waiting,
    canAsk,
    hasErrors: errors.length > 0,
    isKept,
    allowance,
    choosing,
    analysis,
    count: analysis.count(kept),
    // Before anybody chose: results where there are some, and nothing that still waits for them.
    view: view ?? (analyzed.length > 0 && waiting.length === 0 && !analysis.running ? 'results' : 'upload'),
    setView,
    canAnalyze: !analysis.running && waiting.length > 0 && !analysis.isOut && choosing.loading === 0,
    analyze,
    analyzeSome() {
      setGate(null);
      analysis.start(waiting.slice(0, canAsk));
    },
    retry,
    remove: (photo: Photo) => take([photo.id]),
    removeErrors: () => take(errors.map(({ id }) => id)),
    uploadNew() {
      analysis.dismiss();
      take(kept.map(({ id }) => id));
      setView('upload');
    },
    removed,
    restoreRemoved() {
      store.add(removed);
      if (removed.some(({ result }) => result !== null)) setView(null);
      setRemoved([]);
    },
    /** Once more for each new issue. */
    showsIssues: errors.length > 0 && issues !== seenIssues && !analysis.running,
    dismissIssues: () => setSeenIssues(issues),
    facePhoto: photos.find(({ id, error }) => id === asksFace && error?.code === 'which_face') ?? null,
    askFace: setAsksFace,
    gate,
    closeGate: () => setGate(null),
    promptForReport: () => setGate({ context: 'report' }),
    /** Nothing more can be chosen: said before the member looks for a photo. */
    stoppedBy() {
      const by = choosing.stopped();
      return by && (() => setGate({ context: allowance.context, isRoom: by === 'room' }));
    },
    deleteAll() {
      analysis.dismiss();
      store.remove(kept.map(({ id }) => id));
      removeOwnKeys(member);
      setRemoved([]);
      setView('upload');
    },
  };
}
export type Workspace = ReturnType<typeof useWorkspace>;
