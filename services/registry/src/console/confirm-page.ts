import { type Html, html } from '@datewright/service-kit/http/html';
import { describeAction, listConsequences } from './describe.ts';
import { renderNotice, renderPage } from './layout.ts';
import type { Plan, Proposal } from './proposal.ts';
import type { Session } from './session.ts';

export interface ConfirmPageData {
  proposal: Proposal;
  plan: Plan;
  reason: string;
  /** Why the decision was not made a moment ago. */
  message?: string | undefined;
}

/** Names what a decision will do, asks for the reason, and makes it. */
export function renderConfirmPage(session: Session, { proposal, plan, reason, message }: ConfirmPageData): string {
  const { name, action, version } = proposal;
  const { live, outcome, mark } = plan;
  const title = outcome ? describeAction(live, outcome.line) : 'Nothing to decide';
  const back = `/console/remotes/${name}`;
  const decision = outcome
    ? html`<form class="stack" method="post" action="${back}/${action}">
<input type="hidden" name="csrf" value="${session.csrfToken}">
<input type="hidden" name="seen" value="${mark}">
${version === undefined ? null : html`<input type="hidden" name="version" value="${version}">`}
${action === 'canary' ? renderShare(outcome.live.canary?.percent ?? 0, version ?? '') : null}
<ul class="consequences">${listConsequences(live, outcome.line).map((text) => html`<li>${text}</li>`)}</ul>
<label class="field">Reason${action === 'rollback' ? ' (optional)' : ''} <span class="hint" id="reason-hint">For the history.</span>
<textarea name="reason" rows="2" maxlength="300" aria-describedby="reason-hint"${action === 'rollback' ? null : html` required`}>${reason}</textarea></label>
<p class="buttons"><button class="button${action === 'withdraw' ? ' danger' : ''}">${title}</button>
<a class="button quiet" href="${back}">Cancel</a></p>
</form>`
    : html`<p>This would change nothing.</p><p class="buttons"><a class="button quiet" href="${back}">Back</a></p>`;
  const content = html`<nav aria-label="Path"><a href="/console">Remotes</a> / <a href="${back}">${name}</a></nav>
<section class="card narrow">
<h1>${title}</h1>
<p class="muted">${name}</p>
${message ? renderNotice('bad', message) : null}
${decision}
</section>`;
  return renderPage({ title: `${title} of ${name}`, session, content });
}

/** The slider is shown by the script; without it the number alone is enough. */
const renderShare = (percent: number, version: string): Html => html`<fieldset class="share">
<label for="percent">Share of visitors who get ${version}, from their next page load</label>
<span class="percent"><input id="percent" name="percent" type="number" min="0" max="100" step="any" required value="${percent}"> %</span>
<input type="range" min="0" max="100" step="1" value="${Math.round(percent)}" aria-label="Share of visitors in percent" data-mirrors="percent" hidden>
</fieldset>`;
