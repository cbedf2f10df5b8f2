import { useEffect, useEffectEvent } from 'react';
import type { PhotoAllowance } from '../../../hooks/use-photo-allowance.ts';
import type { PhotoStore } from '../../../lib/photo-store/photo-store.ts';
import { takeCarriedPhoto } from '../lib/carried-photo.ts';

interface Options {
  store: PhotoStore;
  allowance: PhotoAllowance;
  choose: (files: readonly File[]) => void;
}

/** Adds the photo that a visitor tried before signing in, once the member's plan is known to have a credit for it. */
export function useCarriedPhoto({ store, allowance, choose }: Options) {
  const takeCarried = useEffectEvent(() => {
    const photo = takeCarriedPhoto();
    if (photo) choose([photo]);
  });
  const hasCredit = allowance.isKnown && allowance.allowance > 0;
  useEffect(() => {
    if (hasCredit) void store.ready.then(takeCarried);
  }, [store, hasCredit]);
}
