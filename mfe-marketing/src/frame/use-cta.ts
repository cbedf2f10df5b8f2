import { useTrack } from '@datewright/sdk/host';

/** What a call to action does besides leading on: it says where it stood. */
export function useCta(location: string): (label: string) => () => void {
  const track = useTrack();
  return (label) => () => track('cta_click', { location, label });
}
