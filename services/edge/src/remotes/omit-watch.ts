import type { Composition } from '@datewright/contracts/registry/get-composition';

const omitWatched = <Part extends { watched?: boolean | undefined }>({ watched: _watched, ...part }: Part) => part;

/** The same versions, of which pages report no views, so that these do not count for or against a canary. */
export const omitWatch = ({ shell, remotes, ...composition }: Composition): Composition => ({
  ...composition,
  ...(shell && { shell: omitWatched(shell) }),
  remotes: remotes.map(omitWatched),
});
