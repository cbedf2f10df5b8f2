import { setTimeout as sleep } from 'node:timers/promises';
import type { RouteCard } from '@datewright/contracts/registry/card';
import type { TrialLease } from '@datewright/contracts/registry/claim-trial';
import { type ComposedRemote, composition, getComposition } from '@datewright/contracts/registry/get-composition';
import { findingMaxLength, maxFindings } from '@datewright/contracts/registry/trial';
import { z } from '@datewright/contracts/zod';
import pLimit from 'p-limit';
import { documentHeaders } from '../browser/answer-requests.ts';
import type { AppContext } from '../context.ts';
import { measureScripts, measureShell } from './measure-scripts.ts';
import { type PageTrial, tryPage } from './try-page.ts';

interface ShellTrial {
  remote: ComposedRemote;
  preview: string;
}
type Dependencies = Pick<AppContext, 'config' | 'edge'>;

/** Milliseconds after which no further page is opened: a lease lasts fifteen minutes. */
const limitMs = 12 * 60_000;

/** The address of some page of the route. */
const samplePath = ({ path }: RouteCard): string => path.replace(/\/\*$/, '').replace(/:[\w-]+/g, 'trial');

const isGuardedRoute = ({ guard }: RouteCard) => guard === 'member' || guard === 'admin';

/** What the preview of a shell shows in its pages: its version, or that of another shell. */
const shownShell = /"shell":\{"version":"([^"]+)"/;
/** Milliseconds until the edge has to send pages of a shell: it tries one that it could not read again after ten seconds. */
const shellLimitMs = 30_000;
const shellPollMs = 2000;

/** The home page of the shell under trial; `null` when the edge sends another shell, because it can't read this one. */
async function readShellPage({ edge }: Dependencies, { remote, preview }: ShellTrial): Promise<string | null> {
  for (const until = Date.now() + shellLimitMs; Date.now() < until; await sleep(shellPollMs)) {
    const { body } = await edge.get('/', documentHeaders(preview));
    const page = body.toString('utf8');
    if (shownShell.exec(page)?.[1] === remote.card.version) return page;
  }
  return null;
}

/** The home page, and a page for members with its guard: those of live remotes, because a shell has none of its own. */
function planShellPages(live: ComposedRemote[], tried: ShellTrial): PageTrial[] {
  const routes = live.flatMap(({ card }) => card.routes).filter(({ path }) => !/[:*]/.test(path));
  const member = routes.find(({ guard }) => guard === 'member')?.path;
  const leaveTo = routes.find(({ guard, path }) => guard === 'open' && path !== '/')?.path ?? '/';
  const page = { ...tried, viewer: 'visitor' as const, leaveTo };
  return [
    { ...page, path: '/', isGuarded: false },
    ...(member === undefined
      ? []
      : [
          { ...page, path: member, viewer: 'member' as const, isGuarded: false },
          { ...page, path: member, isGuarded: true },
        ]),
  ];
}

/** Each route as its viewer sees it, and those for members also as the guard shows them to visitors. */
function planPages(remote: ComposedRemote, leaveTo: string): PageTrial[] {
  return remote.card.routes.flatMap((route): PageTrial[] => {
    const path = samplePath(route);
    const page = { remote, preview: undefined, path, leaveTo };
    if (!isGuardedRoute(route)) return [{ ...page, viewer: 'visitor', isGuarded: false }];
    return [
      { ...page, viewer: 'member', isGuarded: false },
      { ...page, viewer: 'visitor', isGuarded: true },
    ];
  });
}

/** One sentence, within the limit of a finding. */
function describeFinding({ path, viewer, isGuarded }: PageTrial, finding: string): string {
  const whom = isGuarded || viewer === 'member' ? `${path} (${viewer})` : path;
  return cut(`${whom} ${finding}`);
}

const cut = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > findingMaxLength ? `${line.slice(0, findingMaxLength - 1)}…` : line;
};

/** Only what a second look finds too is a fault: the machine may have been busy. */
async function tryTwice(dependencies: Dependencies, page: PageTrial): Promise<string[]> {
  const found = await tryPage(dependencies, page);
  return found.length > 0 ? tryPage(dependencies, page) : found;
}

/** The versions that are live, of which the version under trial replaces its own. */
async function readLiveRemotes({ edge }: Dependencies): Promise<ComposedRemote[]> {
  const { status, body } = await edge.get(getComposition.path);
  if (status !== 200) throw new Error(`The edge answered ${status} for the composition.`);
  return z.parse(composition, JSON.parse(body.toString('utf8'))).remotes;
}

/** A page of another remote, which a trial leaves to; the home page, if there is none. */
function findOtherPage(live: ComposedRemote[], { card }: ComposedRemote): string {
  const others = live.filter((remote) => remote.card.name !== card.name).flatMap((remote) => remote.card.routes);
  return others.find(({ path, guard }) => guard === 'open' && !/[:*]/.test(path))?.path ?? '/';
}

/** Opens every page of a version. Returns what is wrong with it; throws when nothing could be tried. */
export async function tryVersion(dependencies: Dependencies, { remote, preview }: TrialLease): Promise<string[]> {
  const live = await readLiveRemotes(dependencies);
  if (preview === undefined) {
    const findings = await measureScripts(dependencies, remote);
    return tryPages(dependencies, planPages(remote, findOtherPage(live, remote)), findings);
  }
  const tried = { remote, preview };
  const page = await readShellPage(dependencies, tried);
  if (page === null)
    return ['The edge can’t read it: a file is missing or not what was published. Its log says which.'];
  return tryPages(dependencies, planShellPages(live, tried), await measureShell(dependencies, remote, page));
}

async function tryPages(dependencies: Dependencies, pages: PageTrial[], findings: string[]): Promise<string[]> {
  const limit = pLimit(dependencies.config.PAGES_AT_ONCE);
  const deadline = Date.now() + limitMs;
  let skipped = 0;
  const found = await Promise.all(
    pages.map((page) =>
      limit(async () => {
        if (Date.now() > deadline) {
          skipped++;
          return [];
        }
        const found = await tryTwice(dependencies, page);
        return found.map((finding) => describeFinding(page, finding));
      }),
    ),
  );
  if (skipped > 0) findings.push(`${skipped} of its ${pages.length} pages were not opened within twelve minutes.`);
  return [...new Set([...findings, ...found.flat()])].slice(0, maxFindings);
}
