import type { Html } from '@datewright/service-kit/http/html';
import { html } from '@datewright/service-kit/http/html';
import { renderNotice, renderPage } from './layout.ts';

interface SignInData {
  message?: string;
  by?: string;
  /** The address to open after the sign-in. */
  next?: string | null;
}

/** The page that exchanges a token for a session. The token is never sent back. */
export function renderSignInPage({ message, by = '', next = null }: SignInData): string {
  const content: Html = html`<section class="card narrow">
<h1>Sign in</h1>
<p class="muted">See and decide what is live. Teams use their publish token, ops the ops token.</p>
${message ? renderNotice('bad', message) : null}
<form class="stack" method="post" action="/console/sign-in">
${next === null ? null : html`<input type="hidden" name="next" value="${next}">`}
<label class="field">Your name <span class="hint" id="by-hint">The history shows it beside your decisions.</span>
<input name="by" value="${by}" required maxlength="80" autocomplete="name" aria-describedby="by-hint"></label>
<label class="field">Token
<input name="token" type="password" required maxlength="200" autocomplete="current-password" spellcheck="false"></label>
<button class="button">Sign in</button>
</form>
</section>`;
  return renderPage({ title: 'Sign in', session: null, content });
}
