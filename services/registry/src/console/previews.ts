import { version } from '@datewright/contracts/registry/fields';
import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { type Html, html } from '@datewright/service-kit/http/html';
import { parseInput } from '@datewright/service-kit/http/router';
import type { Router } from 'express';
import type { AppContext } from '../context.ts';
import { createPreview } from '../use-cases/create-preview.ts';
import { remoteParams } from './forms.ts';
import { renderPage } from './layout.ts';
import { forSession, isOwnForm, sendPage } from './respond.ts';
import type { ConsoleSessions, Session } from './session.ts';

const previewForm = z.object({ version });

/** The id of the form that the buttons of all versions belong to. */
const formId = 'preview';

export const renderPreviewForm = ({ csrfToken }: Session, name: string): Html =>
  html`<form id="${formId}" hidden method="post" action="/console/remotes/${name}/preview"><input type="hidden" name="csrf" value="${csrfToken}"></form>`;

export const renderPreviewButton = (version: string): Html =>
  html`<button class="button quiet small" form="${formId}" name="version" value="${version}">Preview<span class="hidden-text"> ${version}</span></button>`;

/** Makes a link that shows one version in the product, in the browser that starts it first. */
export function addPreviews(router: Router, context: AppContext, sessions: ConsoleSessions): void {
  router.post(
    '/remotes/:name/preview',
    forSession(sessions, async (session, req, res) => {
      if (!isOwnForm(session, req)) throw new AppError('not_found');
      const target = { ...parseInput(remoteParams, req.params), ...parseInput(previewForm, req.body) };
      const { url } = await createPreview(context, session.team, target);
      sendPage(res, renderPreview(session, { ...target, url }));
    }),
  );
}

interface Preview {
  name: string;
  version: string;
  url: string;
}

/** A link, because a form may not lead to the origin of the product. */
function renderPreview(session: Session, { name, version, url }: Preview): string {
  const title = `Preview ${version}`;
  const back = `/console/remotes/${name}`;
  const content = html`<nav aria-label="Path"><a href="/console">Remotes</a> / <a href="${back}">${name}</a></nav>
<section class="card narrow">
<h1>${title}</h1>
<p class="muted">${name}</p>
<p>The browser that starts it first gets this version instead of the released one for two hours, and says so on every page. Nobody else does.</p>
<p class="buttons"><a class="button" href="${url}" target="_blank" rel="noreferrer">Open the product</a>
<a class="button quiet" href="${back}">Back</a></p>
</section>`;
  return renderPage({ title: `${title} of ${name}`, session, content });
}
