import { experiments } from '@datewright/contracts/experiments';
import type { Funnel, FunnelStep } from '@datewright/contracts/marketing/read-analytics';
import type { DailyCounts } from '../../data/daily-counts-repository.ts';
import type { StoredEvent } from '../../data/event-repository.ts';
import { createEmptyFunnel } from './funnel.ts';

/** The event that moves a visit to a funnel step. */
const stepByEvent = new Map<string, FunnelStep>([
  ['signup_completed', 'register'],
  ['sign_up_conversion', 'confirm'],
  ['suggestion_received', 'suggestion'],
  ['analysis_finished', 'suggestion'],
  ['purchase', 'purchase'],
]);

interface Visit {
  source: string;
  steps: Set<FunnelStep>;
  paths: Set<string>;
  variants: Map<string, string>;
}

/** Distinct names per list and day; any further name counts as `other`. */
const maxNames = 100;
const maxSourceLength = 60;
/** Visits held in memory during a count, about 100 MB: the byte budget of a day allows fewer unless they are forged. */
const maxVisits = 100_000;

const newVisit = (): Visit => ({ source: '', steps: new Set(['visit']), paths: new Set(), variants: new Map() });

const toSourceName = (value: unknown): string => (typeof value === 'string' ? value.slice(0, maxSourceLength) : '');

/** Checks for a variant of a running experiment, because a client can send anything. */
function isVariant(properties: StoredEvent['properties']): properties is { experiment: string; variant: string } {
  return experiments.some(
    ({ name, variants }) => name === properties.experiment && variants.some((one) => one === properties.variant),
  );
}

/** Counts the events of one day incrementally. A visit counts once in each step that it reached. */
export function createDailyCounter(day: string) {
  const visits = new Map<string, Visit>();
  const views = new Map<string, number>();

  return {
    add({ name, path, visit: id, properties }: StoredEvent): void {
      if (name === 'page_view') views.set(path, (views.get(path) ?? 0) + 1);
      if (!id || (!visits.has(id) && visits.size >= maxVisits)) return;
      const visit = visits.get(id) ?? newVisit();
      visits.set(id, visit);
      visit.source ||= toSourceName(properties.utm_source);
      if (name === 'page_view') visit.paths.add(path);
      const step = stepByEvent.get(name);
      if (step) visit.steps.add(step);
      if (name === 'experiment_variant' && isVariant(properties)) {
        // The first variant counts: it is the one the visitor decided on.
        const { experiment, variant } = properties;
        if (!visit.variants.has(experiment)) visit.variants.set(experiment, variant);
      }
    },
    count(): DailyCounts {
      const total = createEmptyFunnel();
      const sources = new Map<string, Funnel>();
      const byVariant = new Map<string, Funnel>();
      const visitsByPath = new Map<string, number>();
      for (const { source, steps, paths, variants } of visits.values()) {
        const groups = [total, getOrAddFunnel(sources, source || 'direct')];
        for (const [experiment, variant] of variants)
          groups.push(getOrAddFunnel(byVariant, `${experiment} ${variant}`));
        for (const funnel of groups) for (const step of steps) funnel[step]++;
        for (const path of paths) visitsByPath.set(path, (visitsByPath.get(path) ?? 0) + 1);
      }
      const pages = [...views].map(([path, count]) => ({ path, views: count, visits: visitsByPath.get(path) ?? 0 }));
      return {
        day,
        total,
        sources: [...sources].map(([source, funnel]) => ({ source, ...funnel })),
        pages: pages.sort((a, b) => b.views - a.views).slice(0, maxNames),
        variants: [...byVariant].map(([key, funnel]) => {
          const [experiment = '', variant = ''] = key.split(' ');
          return { experiment, variant, ...funnel };
        }),
      };
    },
  };
}

/** The funnel of a name, or that of `other` when the group is full. */
function getOrAddFunnel(groups: Map<string, Funnel>, name: string): Funnel {
  const key = groups.has(name) || groups.size < maxNames ? name : 'other';
  const found = groups.get(key) ?? createEmptyFunnel();
  groups.set(key, found);
  return found;
}
