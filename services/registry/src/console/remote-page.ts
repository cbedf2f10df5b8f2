import type { Decision } from '@datewright/contracts/registry/decision';
import type { VersionHealth } from '@datewright/contracts/registry/get-canary-health';
import { type Html, html } from '@datewright/service-kit/http/html';
import type { RemoteRelease } from '../data/release-store.ts';
import type { StoredTrial } from '../data/trial-store.ts';
import type { CanaryHealth } from '../use-cases/read-canary-health.ts';
import { describeComparison, describeDecision } from './describe.ts';
import { formatTime, renderNotice, renderPage } from './layout.ts';
import { renderPreviewButton, renderPreviewForm } from './previews.ts';
import type { Session } from './session.ts';
import { renderShares } from './shares.ts';

/** Older versions and decisions are listed by the `mfe` command. */
const [maxVersions, maxDecisions] = [30, 50];

export interface RemotePageData {
  release: RemoteRelease;
  /** Newest first. */
  versions: string[];
  trials: StoredTrial[];
  health: CanaryHealth;
  /** Newest first. */
  history: Decision[];
  /** The version to which a rollback would return. */
  earlier: string | null;
  /** The newest line of the history has just been added by this session. */
  isDone: boolean;
}

/** One remote: what is live, how its canary does, its versions and its history. */
export function renderRemotePage(session: Session, data: RemotePageData): string {
  const { release, history, isDone } = data;
  const [newest] = history;
  const content = html`<nav aria-label="Path"><a href="/console">Remotes</a></nav>
<h1>${release.name}</h1>
<p class="muted">Team ${release.owner}</p>
${isDone && newest ? renderNotice('good', `${describeDecision(newest)}. Edges follow within a second.`) : null}
<div class="columns">
<div class="stack">
${renderLive(data)}
${renderHealth(data)}
${renderVersions(session, data)}
</div>
${renderHistory(history)}
</div>`;
  return renderPage({ title: release.name, session, content });
}

const linkTo = (name: string, action: string, version?: string) =>
  `/console/remotes/${name}/${action}${version === undefined ? '' : `?version=${encodeURIComponent(version)}`}`;

const link = (look: string, to: string, label: string, about = '') =>
  html`<a class="button ${look}" href="${to}">${label}${about && html`<span class="hidden-text"> ${about}</span>`}</a>`;

function renderLive({ release, earlier }: RemotePageData): Html {
  const { name, canary } = release;
  const ofCanary = canary && [
    link('', linkTo(name, 'promote', canary.version), `Promote ${canary.version}`),
    link('quiet', linkTo(name, 'canary', canary.version), 'Change its share'),
    link('quiet', linkTo(name, 'rollback'), 'End the canary'),
  ];
  const back = !canary && earlier !== null ? [link('quiet', linkTo(name, 'rollback'), `Roll back to ${earlier}`)] : [];
  const buttons = ofCanary ?? back;
  return html`<section class="card" id="live" data-refresh aria-labelledby="live-title">
<h2 id="live-title">Live now</h2>
${renderShares(release)}
${buttons.length > 0 ? html`<p class="buttons">${buttons}</p>` : null}
</section>`;
}

function renderHealth({ release, health: { canary, stable } }: RemotePageData): Html {
  const content = canary
    ? html`<table>
<thead><tr><th scope="col">Version</th><th scope="col" class="number">Views</th>${healthColumns.map(({ title }) => html`<th scope="col" class="number">${title}</th>`)}</tr></thead>
<tbody>${[canary, stable].flatMap((health, at) => (health ? renderVersionHealth(health, at === 0 ? 'canary' : 'stable') : []))}</tbody>
</table>
<p>${describeComparison(canary, stable)}</p>
<p class="muted">Views since the canary has this share, at most of the last half hour. A view fails when the remote does not load or throws, and hangs when it blocks the page. A call fails when a service answers with an error. A page is slow when it paints after four seconds or reacts after half a second. Each view counts once, by its worst fault.</p>`
    : html`<p class="muted">${release.stable === null ? 'Nothing is live.' : 'There is no canary: views are only counted while one runs.'}</p>`;
  return html`<section class="card" id="health" data-refresh aria-labelledby="health-title">
<h2 id="health-title">Canary health</h2>
${content}
</section>`;
}

const healthColumns = [
  { title: 'Failed', field: 'failed' },
  { title: 'Hung', field: 'hung' },
  { title: 'Calls', field: 'callFailed' },
  { title: 'Slow', field: 'slow' },
] as const;

const renderVersionHealth = (health: VersionHealth, kind: 'canary' | 'stable') =>
  html`<tr><th scope="row"><span class="dot of-${kind}"></span> ${health.version} <span class="muted">${kind}</span></th><td class="number">${health.views}</td>${healthColumns.map(({ field }) => html`<td class="number">${health[field]}</td>`)}</tr>`;

function renderVersions(session: Session, { release, versions, trials }: RemotePageData): Html {
  const ofVersion = new Map(trials.map((trial) => [trial.version, trial]));
  const renderState = (version: string) => (trials.length > 0 ? renderTrial(ofVersion.get(version)) : null);
  const older = versions.length - maxVersions;
  return html`<section class="card" aria-labelledby="versions-title">
<h2 id="versions-title">Versions</h2>
${renderPreviewForm(session, release.name)}
<ul class="rows">${versions.slice(0, maxVersions).map((version) => renderVersion(release, version, renderState(version)))}</ul>
${trials.length > 0 ? null : html`<p class="muted">Not tried: no version of this remote has been through a trial.</p>`}
${older > 0 ? html`<p class="muted">And ${older} older: <code>npx mfe list</code> lists all.</p>` : null}
</section>`;
}

function renderVersion(release: RemoteRelease, version: string, trial: Html | null): Html {
  const { name, stable, canary, withdrawn } = release;
  const preview = renderPreviewButton(version);
  const renderFixed = (badge: Html, more: Html | null) =>
    html`<li><b>${version}</b> ${badge} ${more} <span class="buttons">${preview}</span></li>`;
  if (withdrawn.includes(version)) return renderFixed(html`<span class="badge">withdrawn</span>`, null);
  if (version === stable) return renderFixed(html`<span class="badge of-stable">stable</span>`, trial);
  const isCanary = canary?.version === version;
  return html`<li><b>${version}</b> ${isCanary ? html`<span class="badge of-canary">canary</span>` : null} ${trial}
<span class="buttons">${[
    preview,
    link('quiet small', linkTo(name, 'promote', version), 'Promote', version),
    ...(isCanary ? [] : [link('quiet small', linkTo(name, 'canary', version), 'Canary', `of ${version}`)]),
    link('quiet small', linkTo(name, 'withdraw', version), 'Withdraw', version),
  ]}</span></li>`;
}

const trialLabels = { waiting: 'waiting for its trial', passed: 'trial passed', failed: 'trial failed' };

function renderTrial(trial: StoredTrial | undefined): Html {
  const label = trial ? trialLabels[trial.state] : 'not tried';
  const badge = html`<span class="badge trial-${trial?.state ?? 'none'}">${label}</span>`;
  if (!trial || trial.findings.length === 0) return badge;
  return html`<details class="findings"><summary>${badge}</summary><ul>${trial.findings.map((found) => html`<li>${found}</li>`)}</ul></details>`;
}

function renderHistory(history: Decision[]): Html {
  const older = history.length - maxDecisions;
  return html`<section class="card" id="history" data-refresh aria-labelledby="history-title">
<h2 id="history-title">History</h2>
<ol class="history">${history.slice(0, maxDecisions).map(renderLine)}</ol>
${older > 0 ? html`<p class="muted">And ${older} earlier: <code>npx mfe history</code> lists all.</p>` : null}
</section>`;
}

const renderLine = ({ at, by, team, from, reason, ...what }: Decision) => html`<li>
<p><b>${describeDecision(what)}</b></p>
${reason ? html`<p>${reason}</p>` : null}
<p class="muted">${formatTime(new Date(at))} · ${by} for ${team}${from ? ` · ${from}` : ''}</p>
</li>`;
