import { type Html, html } from '@datewright/service-kit/http/html';
import type { RemoteRelease } from '../data/release-store.ts';
import type { CanaryHealth } from '../use-cases/read-canary-health.ts';
import { renderCompositionForm } from './composition-page.ts';
import { describeComparison } from './describe.ts';
import { renderPage } from './layout.ts';
import type { Session } from './session.ts';
import { renderShares } from './shares.ts';

export interface ListedRemote {
  release: RemoteRelease;
  health: CanaryHealth;
}

/** The remotes that the session may decide on. */
export function renderRemotesPage(session: Session, remotes: ListedRemote[]): string {
  const empty = html`<p class="card">Your team has published no remote yet. <code>npx mfe publish</code> publishes one.</p>`;
  const content = html`<h1>Remotes</h1>
<div id="remotes" data-refresh>${remotes.length > 0 ? html`<ul class="grid">${remotes.map(renderRemote)}</ul>` : empty}</div>
<section class="card find" aria-labelledby="find-title">
<h2 id="find-title">Find a composition</h2>
${renderCompositionForm()}
</section>`;
  return renderPage({ title: 'Remotes', session, content });
}

function renderRemote({ release, health: { canary, stable } }: ListedRemote): Html {
  return html`<li class="card remote">
<h2><a href="/console/remotes/${release.name}">${release.name}</a></h2>
<p class="muted">Team ${release.owner}</p>
${renderShares(release)}
${canary && html`<p class="muted">${describeComparison(canary, stable)}</p>`}
</li>`;
}
