import { useTrack } from '@datewright/sdk/host';

/** What a call to action does besides leading on: it says where it stood, and what it is for. */
export function useTrackCta(location: string, intent?: string): (label: string) => () => void {
  const track = useTrack();
  return (label) => () => track('cta_click', { location, label, cta_text: label, ...(intent && { intent }) });
}
