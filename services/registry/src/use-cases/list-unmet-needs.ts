import type { RemoteCard } from '@datewright/contracts/registry/card';
import type { UnmetNeed } from '@datewright/contracts/registry/list-unmet-needs';
import semver from 'semver';
import type { AppContext } from '../context.ts';

interface LiveNeeds extends Omit<UnmetNeed, 'range'> {
  /** `undefined` for a version that was deleted. */
  needs: RemoteCard['needs'] | undefined;
}

/** What every live version needs, stable or canary. */
export async function listLiveNeeds({
  releases,
  versions,
}: Pick<AppContext, 'releases' | 'versions'>): Promise<LiveNeeds[]> {
  const live = (await releases.list()).flatMap(({ name, stable, canary }) => [
    ...(stable === null ? [] : [{ name, version: stable, live: 'stable' as const }]),
    ...(canary === null ? [] : [{ name, version: canary.version, live: 'canary' as const }]),
  ]);
  return Promise.all(
    live.map(async (one) => ({ ...one, needs: (await versions.find(one.name, one.version))?.card.needs })),
  );
}

/** The live versions whose card needs another version of `of` (`sdk` or a service) than `offered`. */
export async function listUnmetNeeds(
  context: Pick<AppContext, 'releases' | 'versions'>,
  of: string,
  offered: string,
): Promise<UnmetNeed[]> {
  return (await listLiveNeeds(context)).flatMap(({ needs, ...one }) => {
    const { sdk, services = {} } = needs ?? {};
    const range = of === 'sdk' ? sdk : new Map(Object.entries(services)).get(of);
    return range === undefined || semver.satisfies(offered, range) ? [] : [{ ...one, range }];
  });
}
