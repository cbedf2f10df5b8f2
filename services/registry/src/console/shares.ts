import { type Html, html } from '@datewright/service-kit/http/html';
import type { RemoteRelease } from '../data/release-store.ts';
import { formatTime } from './layout.ts';

const countVisitors = (count: number) => (count === 1 ? ' and 1 chosen visitor' : ` and ${count} chosen visitors`);

/** Which version is live for which share of visitors. */
export function renderShares({ stable, canary }: Pick<RemoteRelease, 'stable' | 'canary'>): Html {
  if (stable === null && !canary) return html`<p>Nothing is live.</p>`;
  const percent = canary?.percent ?? 0;
  const chosen = canary && canary.visitors.length > 0 ? countVisitors(canary.visitors.length) : '';
  return html`<svg class="shares" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
<rect class="of-stable" width="100" height="8"></rect><rect class="of-canary" x="${100 - percent}" width="${percent}" height="8"></rect></svg>
<ul class="versions-live">
<li><span class="dot of-stable"></span> <b>${stable ?? 'No stable version'}</b> ${stable === null ? null : html`stable, ${round(100 - percent)}% of visitors`}</li>
${canary && html`<li><span class="dot of-canary"></span> <b>${canary.version}</b> canary, ${round(percent)}% of visitors${chosen} <span class="muted">since ${formatTime(canary.since)}</span></li>`}
</ul>`;
}

const round = (percent: number) => Math.round(percent * 10) / 10;
