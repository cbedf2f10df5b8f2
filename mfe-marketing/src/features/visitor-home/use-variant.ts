import { useAssignedVariant, useTrack } from '@datewright/sdk/host';
import { useEffect } from 'react';

export type Variant = 'A' | 'B';

const exposed = new Set<string>();

/** The variant of an experiment that the edge chose for this visitor. It is reported once a page load. */
export function useVariant(experiment: 'hero_headline_test' | 'hero_cta_test'): Variant {
  const track = useTrack();
  const variant = useAssignedVariant(experiment) === 'B' ? 'B' : 'A';
  useEffect(() => {
    if (exposed.has(experiment)) return;
    exposed.add(experiment);
    track('experiment_variant', { experiment, variant });
  }, [track, experiment, variant]);
  return variant;
}
