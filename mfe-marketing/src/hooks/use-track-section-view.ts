import { useTrack } from '@datewright/sdk/host';
import { useIsSeen } from '@datewright/ui/use-is-seen';
import { type RefCallback, useEffect } from 'react';

/** Reports once per visit that the section with this ref reached the middle of the window. */
export function useTrackSectionView(name: string | undefined): RefCallback<HTMLElement> {
  const track = useTrack();
  const { isSeen, ref } = useIsSeen('-30% 0px');
  useEffect(() => {
    if (isSeen && name !== undefined) track('section_view', { section: name });
  }, [isSeen, name, track]);
  return ref;
}
