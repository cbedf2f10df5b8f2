import { html } from '@datewright/service-kit/http/html';
import { renderNotice, renderPage } from './layout.ts';
import type { Session } from './session.ts';

interface MessageData {
  title: string;
  message: string;
  /** What to do now. */
  next: { href: string; label: string };
}

/** A page for what could not be done, with the way to continue. */
export function renderMessagePage(session: Session | null, { title, message, next }: MessageData): string {
  const content = html`<section class="card narrow">
<h1>${title}</h1>
${renderNotice('bad', message)}
<p class="buttons"><a class="button" href="${next.href}">${next.label}</a>${next.href === '/console' ? null : html` <a class="button quiet" href="/console">All remotes</a>`}</p>
</section>`;
  return renderPage({ title, session, content });
}
