import type { Composition } from '@datewright/contracts/registry/get-composition';

/** The same versions, of which pages report no views, so that these do not count for or against a canary. */
export const omitWatch = ({ shell, remotes, ...composition }: Composition): Composition => ({
  ...composition,
  ...(shell && { shell: { version: shell.version } }),
  remotes: remotes.map(({ watched: _watched, ...remote }) => remote),
});
