import type { Composition } from '@datewright/contracts/registry/get-composition';

/** The composition without server manifests, as browsers receive it. */
export const omitServerManifests = (composition: Composition): Composition => ({
  ...composition,
  remotes: composition.remotes.map(({ server: _server, ...remote }) => remote),
});
