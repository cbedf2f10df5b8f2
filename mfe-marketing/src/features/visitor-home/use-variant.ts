import { useTrack } from '@datewright/sdk/host';
import { useEffect, useState } from 'react';

export type Variant = 'A' | 'B';

/** The variant of an experiment that this browser sees: drawn 50/50 once, then kept. */
export function useVariant(experiment: 'hero_headline_test' | 'hero_cta_test'): Variant {
  const track = useTrack();
  const [variant] = useState(() => keptVariant(experiment));
  useEffect(() => track('experiment_variant', { experiment, variant }), [track, experiment, variant]);
  return variant;
}

function keptVariant(experiment: string): Variant {
  const drawn = Math.random() < 0.5 ? 'A' : 'B';
  try {
    const kept = localStorage.getItem(experiment);
    if (kept === 'A' || kept === 'B') return kept;
    localStorage.setItem(experiment, drawn);
  } catch {
    // Storage is blocked: drawn anew at each visit.
  }
  return drawn;
}
