import { friendLinkLimits, maxPhotos } from '@datewright/contracts/photo/limits';
import { useState } from 'react';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';

/** The photos of a new link and the two conditions; `hint` says what is missing after an attempt to create it. */
export function useLinkForm(photos: readonly AnalyzedPhoto[], make: (photos: readonly AnalyzedPhoto[]) => unknown) {
  // A re-created copy has other bytes than the analyzed photo, and only that one may be shown to friends.
  const usable = photos.filter(({ file, isCopy, isTurned }) => file && !isCopy && !isTurned).slice(0, maxPhotos);
  const lost = photos.filter(({ file, isCopy }) => !file || isCopy).length;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [mayKeep, setMayKeep] = useState(false);
  const [allAgreed, setAllAgreed] = useState(false);
  const [hint, setHint] = useState<'photos' | 'words' | null>(null);

  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  function submit() {
    const chosenPhotos = usable.filter(({ id }) => chosen.has(id));
    const hasEnough = chosenPhotos.length >= friendLinkLimits.fewestPhotos;
    const lack = !hasEnough ? 'photos' : mayKeep && allAgreed ? null : 'words';
    setHint(lack);
    if (lack === null) void make(chosenPhotos);
  }

  return {
    usable,
    /** How many photos can't be shown because their file is gone. */
    lost,
    chosen,
    mayKeep,
    allAgreed,
    hint,
    toggle,
    chooseAll: () => setChosen(new Set(usable.map(({ id }) => id))),
    toggleMayKeep: () => setMayKeep(!mayKeep),
    toggleAllAgreed: () => setAllAgreed(!allAgreed),
    submit,
  };
}
