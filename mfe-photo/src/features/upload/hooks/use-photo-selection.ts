import { previewPhoto } from '@datewright/contracts/photo/preview-photo';
import { useApi, useTrack } from '@datewright/sdk/host';
import { useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PhotoAllowance } from '../../../hooks/use-photo-allowance.ts';
import type { PhotoStore } from '../../../lib/photo-store/photo-store.ts';
import { decodeJpeg } from '../../../lib/picture.ts';
import { limitSelection } from '../lib/limit-selection.ts';
import { readFile } from '../lib/read-file.ts';

/** A picture of 10 MB on its way to us and back, in ms. */
const previewLimit = 60_000;

interface SelectionLimited {
  by: 'credits' | 'room';
  taken: number;
  chosen: number;
}

interface Options {
  store: PhotoStore;
  allowance: PhotoAllowance;
  /** Some were chosen, before any is read. */
  onChosen: () => void;
  /** Not all of them were taken. */
  onStopped: (stopped: SelectionLimited) => void;
}

/** Takes photos in, one after the other: a phone has no memory for ten at once. */
export function usePhotoSelection({ store, allowance, onChosen, onStopped }: Options) {
  const { choose: copy } = useCopy();
  const api = useApi();
  const track = useTrack();
  const [loading, setLoading] = useState(0);
  const [noneLoaded, setNoneLoaded] = useState(false);
  const [added, setAdded] = useState(0);
  // Of photos that are on their way in, too.
  const coming = useRef(0);
  const validCount = () => store.get().photos.filter(({ error }) => error === null).length + coming.current;

  async function preview(file: File): Promise<Blob | null> {
    const form = new FormData();
    form.set('photo', file);
    const answer = api.call(previewPhoto, { form, timeoutMs: previewLimit });
    return answer.then(({ jpeg }) => decodeJpeg(jpeg)).catch(() => null);
  }

  async function choose(files: readonly File[]) {
    if (files.length === 0) return;
    track('photo_upload_started', { count: files.length });
    const { taken, stoppedBy } = limitSelection({
      chosen: files.length,
      allowance: allowance.allowance,
      valid: validCount(),
    });
    onChosen();
    setNoneLoaded(false);
    setAdded(0);
    if (stoppedBy) onStopped({ by: stoppedBy, taken, chosen: files.length });
    let loaded = 0;
    coming.current += taken;
    setLoading(coming.current);
    for (const file of files.slice(0, taken)) {
      const photo = await readFile(file, { preview, copy });
      coming.current -= 1;
      setLoading(coming.current);
      store.add([photo]);
      if (photo.error === null) loaded += 1;
    }
    if (taken > 0) {
      setNoneLoaded(loaded === 0);
      setAdded(loaded);
      track('photo_upload_completed', { count: loaded, failed: taken - loaded });
    }
  }

  return {
    choose: (files: readonly File[]) => void choose(files),
    loading,
    noneLoaded,
    added,
    /** What keeps the member from choosing any, before they look for one. */
    stopped: () => limitSelection({ chosen: 1, allowance: allowance.allowance, valid: validCount() }).stoppedBy,
  };
}
