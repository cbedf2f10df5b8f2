import { useTrack } from '@datewright/sdk/host';

/** Reports a click on a call to action with its place and intent. */
export function useTrackCta(location: string, intent?: string): (label: string) => () => void {
  const track = useTrack();
  return (label) => () => track('cta_click', { location, label, cta_text: label, ...(intent && { intent }) });
}
