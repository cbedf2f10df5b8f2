import type { ViewReport } from '@datewright/contracts/registry/report-views';
import type { AppContext } from '../context.ts';

/** Counts views of the canary and of the version that it is compared with; of anything else there is nothing to decide. */
export async function countViews({ releases, views }: AppContext, reports: readonly ViewReport[]): Promise<void> {
  for (const report of reports) {
    const release = await releases.find(report.name);
    if (!release?.canary) continue;
    if ([release.stable, release.canary.version].includes(report.version)) await views.add(report);
  }
}
