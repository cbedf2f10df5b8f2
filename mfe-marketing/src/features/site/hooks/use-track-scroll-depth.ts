import { useTrack } from '@datewright/sdk/host';
import { useEffect } from 'react';
import { getCurrentScrollDepth } from '../lib/get-scroll-depth.ts';

const thresholds = [25, 50, 75, 90];

/** Reports each scroll depth once per visit. */
export function useTrackScrollDepth(): void {
  const track = useTrack();
  useEffect(() => {
    const left = [...thresholds];
    const onScroll = () => {
      const share = getCurrentScrollDepth();
      while (left[0] !== undefined && share >= left[0]) track('scroll_depth', { percent: left.shift() ?? 0 });
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [track]);
}
