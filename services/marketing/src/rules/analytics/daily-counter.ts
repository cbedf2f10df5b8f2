import { experiments } from '@datewright/contracts/experiments';
import { type Funnel, type FunnelStep, funnelSteps } from '@datewright/contracts/marketing/read-analytics';
import type { StoredEvent } from '../../data/event-repository.ts';

/** The events by which a visit comes to a step. */
const stepByEvent = new Map<string, FunnelStep>([
  ['signup_completed', 'register'],
  ['sign_up_conversion', 'confirm'],
  ['suggestion_received', 'suggestion'],
  ['analysis_finished', 'suggestion'],
  ['purchase', 'purchase'],
]);

export interface DailyCounts {
  day: string;
  total: Funnel;
  sources: (Funnel & { source: string })[];
  pages: { path: string; views: number; visits: number }[];
  variants: (Funnel & { experiment: string; variant: string })[];
}

interface Visit {
  source: string;
  steps: Set<FunnelStep>;
  paths: Set<string>;
  variants: Map<string, string>;
}

/** Names in one day's lists; what is rarer is `other`. */
const maxNames = 100;
const maxSourceLength = 60;
/** Visits that one count holds in memory, 100 MB of it: more than a day's events can be of, unless they were made up. */
const maxVisits = 100_000;

const newVisit = (): Visit => ({ source: '', steps: new Set(['visit']), paths: new Set(), variants: new Map() });
const newFunnel = (): Funnel => ({ visit: 0, register: 0, confirm: 0, suggestion: 0, purchase: 0 });

const toSourceName = (value: unknown): string => (typeof value === 'string' ? value.slice(0, maxSourceLength) : '');

/** True for a variant of an experiment that runs: a page may say anything. */
function isVariant(said: StoredEvent['properties']): said is { experiment: string; variant: string } {
  return experiments.some(
    ({ name, variants }) => name === said.experiment && variants.some((one) => one === said.variant),
  );
}

/** Counts the events of one day, as they come. A visit is in each step that it came to, once. */
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
        // The first counts: what a visit saw first is what it is judged by.
        const { experiment, variant } = properties;
        if (!visit.variants.has(experiment)) visit.variants.set(experiment, variant);
      }
    },
    count(): DailyCounts {
      const total = newFunnel();
      const sources = new Map<string, Funnel>();
      const byVariant = new Map<string, Funnel>();
      const visitsOf = new Map<string, number>();
      for (const { source, steps, paths, variants } of visits.values()) {
        const groups = [total, getOrAddFunnel(sources, source || 'direct')];
        for (const [experiment, variant] of variants)
          groups.push(getOrAddFunnel(byVariant, `${experiment} ${variant}`));
        for (const one of groups) for (const step of steps) one[step]++;
        for (const path of paths) visitsOf.set(path, (visitsOf.get(path) ?? 0) + 1);
      }
      const pages = [...views].map(([path, count]) => ({ path, views: count, visits: visitsOf.get(path) ?? 0 }));
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

/** The funnel of a name; one name too many counts as `other`. */
function getOrAddFunnel(groups: Map<string, Funnel>, name: string): Funnel {
  const key = groups.has(name) || groups.size < maxNames ? name : 'other';
  const found = groups.get(key) ?? newFunnel();
  groups.set(key, found);
  return found;
}

export function addFunnel(to: Funnel, more: Funnel): void {
  for (const step of funnelSteps) to[step] += more[step];
}

export const createEmptyFunnel = newFunnel;
