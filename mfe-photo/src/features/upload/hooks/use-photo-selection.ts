import { maxPhotos } from '@datewright/contracts/photo/limits';
import { previewPhoto } from '@datewright/contracts/photo/preview-photo';
import { useApi, useTrack } from '@datewright/sdk/host';
import { useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PhotoAllowance } from '../../../hooks/use-photo-allowance.ts';
import type { PhotoStore } from '../../../lib/photo-store/photo-store.ts';
import { decodeJpeg } from '../../../lib/picture.ts';
import { workerCount } from '../../../lib/shrink-workers.ts';
import { limitSelection } from '../lib/limit-selection.ts';
import { readFile } from '../lib/read-file.ts';

/** Time for a 10 MB picture to be uploaded and come back. */
const previewTimeoutMs = 60_000;

export interface SelectionLimited {
  by: 'credits' | 'room';
  taken: number;
  chosen: number;
}

interface Options {
  store: PhotoStore;
  allowance: PhotoAllowance;
  /** The member has chosen files; none has been read yet. */
  onChosen: () => void;
  /** Not all of the chosen files were added, or can be analyzed. */
  onStopped: (stopped: SelectionLimited) => void;
}

/** Reads the chosen files two at a time, as a phone lacks the memory for ten at once. */
export function usePhotoSelection({ store, allowance, onChosen, onStopped }: Options) {
  const { choose: copy } = useCopy();
  const api = useApi();
  const track = useTrack();
  const [loading, setLoading] = useState(0);
  const [noneLoaded, setNoneLoaded] = useState(false);
  const [added, setAdded] = useState(0);
  // Files that are still being read count against the limit too.
  const reading = useRef(0);

  function limit(chosen: number) {
    const { photos } = store.get();
    const valid = photos.filter(({ error }) => error === null).length + reading.current;
    // A picture that was analyzed before is free, which the service finds out from its pixels. So credits decide what can
    // be added to an empty page only.
    return limitSelection({ chosen, allowance: photos.length > 0 ? maxPhotos : allowance.allowance, valid });
  }

  async function preview(file: File): Promise<Blob | null> {
    const form = new FormData();
    form.set('photo', file);
    const answer = api.call(previewPhoto, { form, timeoutMs: previewTimeoutMs });
    return answer.then(({ jpeg }) => decodeJpeg(jpeg)).catch(() => null);
  }

  async function choose(files: readonly File[]) {
    if (files.length === 0) return;
    track('photo_upload_started', { count: files.length });
    const { taken, stoppedBy } = limit(files.length);
    onChosen();
    setNoneLoaded(false);
    setAdded(0);
    if (stoppedBy) onStopped({ by: stoppedBy, taken, chosen: files.length });
    let loaded = 0;
    reading.current += taken;
    setLoading(reading.current);
    const left = files.slice(0, taken);
    async function readNext() {
      for (let file = left.shift(); file; file = left.shift()) {
        const photo = await readFile(file, { preview, copy });
        reading.current -= 1;
        setLoading(reading.current);
        store.add([photo]);
        if (photo.error === null) loaded += 1;
      }
    }
    await Promise.all(Array.from({ length: workerCount }, readNext));
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
    /** The limit that keeps the member from adding even one photo. */
    stopped: () => limit(1).stoppedBy,
  };
}
export type PhotoSelection = ReturnType<typeof usePhotoSelection>;
