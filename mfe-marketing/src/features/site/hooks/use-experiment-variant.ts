import { useAssignedVariant, useTrack } from '@datewright/sdk/host';
import { useEffect } from 'react';

export type Variant = 'A' | 'B';

const reportedExperiments = new Set<string>();

/** The variant that the edge assigned to this visitor; reported once per page load. */
export function useExperimentVariant(experiment: 'hero_headline_test' | 'hero_cta_test'): Variant {
  const track = useTrack();
  const variant = useAssignedVariant(experiment) === 'B' ? 'B' : 'A';
  useEffect(() => {
    if (reportedExperiments.has(experiment)) return;
    reportedExperiments.add(experiment);
    track('experiment_variant', { experiment, variant });
  }, [track, experiment, variant]);
  return variant;
}
