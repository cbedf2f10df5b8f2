import { useTrack } from '@datewright/sdk/host';
import { type RefObject, useEffect } from 'react';

/** Says once a visit that a section with a name came into the middle of the window. */
export function useSectionView(box: RefObject<HTMLElement | null>, name: string | undefined): void {
  const track = useTrack();
  useEffect(() => {
    if (!box.current || name === undefined) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        track('section_view', { section: name });
      },
      { rootMargin: '-30% 0px' },
    );
    seen.observe(box.current);
    return () => seen.disconnect();
  }, [box, name, track]);
}
