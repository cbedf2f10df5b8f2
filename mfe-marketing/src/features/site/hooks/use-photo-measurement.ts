import { photoMaxBytes } from '@datewright/contracts/photo/limits';
import { useTrack } from '@datewright/sdk/host';
import { useRef, useState } from 'react';
import type { SelectedPhoto } from '../lib/hand-over-photo.ts';
import { measurePhoto, type PhotoRatings } from '../lib/photo-measurement/photo-metrics.ts';

type State =
  | { step: 'empty' | 'measuring' }
  | { step: 'wrong'; why: 'tooLarge' | 'unreadable' }
  | { step: 'done'; facts: PhotoRatings; picture: ImageBitmap };

/** Measures the last photo that was taken; `onTried` receives null while another one is being measured. */
export function usePhotoMeasurement(onTried: (photo: SelectedPhoto | null) => void) {
  const track = useTrack();
  const [state, setState] = useState<State>({ step: 'empty' });
  const latest = useRef<File>(null);

  async function take(file: File | undefined) {
    if (!file) return;
    latest.current = file;
    onTried(null);
    if (file.size > photoMaxBytes) return setState({ step: 'wrong', why: 'tooLarge' });
    setState({ step: 'measuring' });
    track('photo_try_started');
    const next = await measurePhoto(file).then(
      (measured): State => ({ step: 'done', ...measured }),
      (): State => ({ step: 'wrong', why: 'unreadable' }),
    );
    // The visitor selected another photo in the meantime.
    if (latest.current !== file) return;
    setState(next);
    if (next.step === 'done') onTried({ name: file.name, picture: next.picture });
  }

  return { state, take };
}
