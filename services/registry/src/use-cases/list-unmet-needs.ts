import type { UnmetNeed } from '@datewright/contracts/registry/list-unmet-needs';
import semver from 'semver';
import type { AppContext } from '../context.ts';

/** The live versions whose card needs another version of `of` (`sdk` or a service) than `offered`. */
export async function listUnmetNeeds(
  { releases, versions }: Pick<AppContext, 'releases' | 'versions'>,
  of: string,
  offered: string,
): Promise<UnmetNeed[]> {
  const live = (await releases.list()).flatMap(({ name, stable, canary }) => [
    ...(stable === null ? [] : [{ name, version: stable, live: 'stable' as const }]),
    ...(canary === null ? [] : [{ name, version: canary.version, live: 'canary' as const }]),
  ]);
  const needs = await Promise.all(
    live.map(async (one) => {
      const { sdk, services = {} } = (await versions.find(one.name, one.version))?.card.needs ?? {};
      return { ...one, range: of === 'sdk' ? sdk : new Map(Object.entries(services)).get(of) };
    }),
  );
  return needs.flatMap(({ range, ...one }) =>
    range === undefined || semver.satisfies(offered, range) ? [] : [{ ...one, range }],
  );
}
