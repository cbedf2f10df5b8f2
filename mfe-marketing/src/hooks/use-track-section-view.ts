import { useTrack } from '@datewright/sdk/host';
import { type RefObject, useEffect } from 'react';
import { onFirstVisible } from '../lib/on-first-visible.ts';

/** Reports once per visit that a named section reached the middle of the window. */
export function useTrackSectionView(box: RefObject<HTMLElement | null>, name: string | undefined): void {
  const track = useTrack();
  useEffect(() => {
    if (!box.current || name === undefined) return;
    return onFirstVisible(box.current, '-30% 0px', () => track('section_view', { section: name }));
  }, [box, name, track]);
}
