import { useEffect } from 'react';
import { takeCarriedBio } from '../lib/carried-bio.ts';
import type { SavedPage } from '../lib/saved-page.ts';

interface Options {
  change: (part: Partial<SavedPage>) => void;
  now: () => SavedPage;
}

/** Puts the bio that a visitor typed before signing in into the empty input; never over what the member typed. */
export function useCarriedBio({ change, now }: Options) {
  useEffect(() => {
    const carried = takeCarriedBio();
    if (carried !== '' && now().bioInput.trim() === '') change({ bioInput: carried });
  }, [change, now]);
}
