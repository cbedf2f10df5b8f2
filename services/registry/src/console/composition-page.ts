import { type Html, html } from '@datewright/service-kit/http/html';
import type { FoundComposition } from '../rules/find-composition.ts';
import { formatTime, renderNotice, renderPage } from './layout.ts';
import type { Session } from './session.ts';

/** Asks for the id of a composition. */
export const renderCompositionForm = (id = ''): Html => html`<form class="stack" action="/console/compositions">
<label class="field">Composition id <span class="hint" id="id-hint">Logs and error reports have it as <code>compositionId</code>.</span>
<input name="id" value="${id}" required maxlength="16" pattern="[0-9a-f]{16}" spellcheck="false" autocomplete="off" aria-describedby="id-hint"></label>
<p class="buttons"><button class="button quiet">Find its versions</button></p>
</form>`;

/** The versions of every remote that the visitors with this id got. */
export function renderCompositionPage(session: Session, id: string, found: FoundComposition | null): string {
  const content = html`<nav aria-label="Path"><a href="/console">Remotes</a></nav>
<section class="card narrow">
<h1>Composition ${id}</h1>
${found ? renderFound(found) : renderNotice('bad', 'No visitor got a composition with this id.')}
${renderCompositionForm(id)}
</section>`;
  return renderPage({ title: `Composition ${id}`, session, content });
}

const renderFound = ({
  remotes,
  from,
  to,
}: FoundComposition) => html`<p>Given to visitors from ${formatTime(new Date(from))} ${to === null ? 'until now' : html`to ${formatTime(new Date(to))}`}.</p>
<table>
<thead><tr><th scope="col">Remote</th><th scope="col">Version</th></tr></thead>
<tbody>${remotes.map(({ name, version, isCanary }) => html`<tr><th scope="row">${name}</th><td>${version} ${isCanary ? html`<span class="badge of-canary">canary</span>` : null}</td></tr>`)}</tbody>
</table>`;
