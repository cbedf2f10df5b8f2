import { useTrack } from '@datewright/sdk/host';
import { useEffect } from 'react';
import { currentShare } from './scrolled-share.ts';

const marks = [25, 50, 75, 90];

/** Reports each mark of the page once a visit. */
export function useScrollDepth(): void {
  const track = useTrack();
  useEffect(() => {
    const left = [...marks];
    const onScroll = () => {
      const share = currentShare();
      while (left[0] !== undefined && share >= left[0]) track('scroll_depth', { percent: left.shift() ?? 0 });
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [track]);
}
