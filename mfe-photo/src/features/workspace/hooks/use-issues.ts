import { useState } from 'react';
import type { Photo } from '../../../lib/photo.ts';

interface Options {
  failedPhotos: readonly Photo[];
  running: boolean;
}

/** The panel of photos with errors: it opens again for each new error. */
export function useIssues({ failedPhotos, running }: Options) {
  const [seen, setSeen] = useState('');
  const current = failedPhotos.map(({ id, error }) => `${id} ${error?.code}`).join();
  return {
    isShown: failedPhotos.length > 0 && current !== seen && !running,
    dismiss: () => setSeen(current),
  };
}
export type Issues = ReturnType<typeof useIssues>;
