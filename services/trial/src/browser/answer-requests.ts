import { getSession } from '@datewright/contracts/account/get-session';
import { sessionCookie } from '@datewright/contracts/account/session-cookie';
import type { ComposedRemote, Composition } from '@datewright/contracts/registry/get-composition';
import { previewCookie } from '@datewright/contracts/registry/get-preview';
import { reportViews } from '@datewright/contracts/registry/report-views';
import { shellName } from '@datewright/contracts/registry/shell-card';
import type { BrowserContext, Route } from 'playwright-core';
import type { Edge, EdgeAnswer } from '../clients/edge.ts';

/** Who looks at a page. */
export type Viewer = 'visitor' | 'member';

interface Answers {
  origin: string;
  edge: Edge;
  remote: ComposedRemote;
  /** Of a shell: the edge sends its pages with this cookie. */
  preview: string | undefined;
  viewer: Viewer;
  /** The shell saw the remote fail. */
  onFailedView: () => void;
  /** The edge did not answer: nothing that follows says anything about the remote. */
  onEdgeAway: (error: unknown) => void;
}

/** A member without any data: their calls find every service away. */
const member = {
  id: 'trial',
  email: 'trial@example.com',
  fullName: 'Trial',
  roles: ['admin'],
  createdAt: '2026-01-01T00:00:00.000Z',
};
const serviceAway = {
  error: { code: 'unavailable', message: 'No service answers in a trial.', requestId: 'trial' },
};
const isCall = (path: string) => /^\/(v1|functions|rest|registry)\//.test(path);
const compositionScript = /(<script type="application\/json" id="composition">)([^<]*)(?=<\/script>)/;

/** Puts the version under trial in place of the live one, watched by the shell as a canary is. */
function replaceLive(composition: Composition, remote: ComposedRemote): Composition {
  const { name, version } = remote.card;
  if (name === shellName) return { ...composition, compositionId: 'trial', shell: { version, watched: true } };
  const others = composition.remotes.filter(({ card }) => card.name !== remote.card.name);
  return { compositionId: 'trial', remotes: [...others, { ...remote, watched: true }] };
}

/** With a session the edge sends the shell, and no page that it rendered with the live version. */
export const documentHeaders = (preview: string | undefined) => ({
  accept: 'text/html',
  cookie: [`${sessionCookie}=trial`, ...(preview === undefined ? [] : [`${previewCookie}=${preview}`])].join('; '),
});

function composeTrialPage(html: string, remote: ComposedRemote): string {
  if (!compositionScript.test(html)) throw new Error('The shell’s page has no composition.');
  return html.replace(compositionScript, (_whole, open: string, text: string) => {
    const live: Composition = JSON.parse(text) ?? { compositionId: 'none', remotes: [] };
    return open + JSON.stringify(replaceLive(live, remote)).replaceAll('<', '\\u003c');
  });
}

/**
 * Answers every request of a page: documents from the live shell with the version under trial in its composition, files
 * and public data from the edge. Nothing is sent to a service that could change anything.
 */
export async function answerRequests(context: BrowserContext, answers: Answers): Promise<void> {
  const { origin, edge, remote, viewer, preview, onFailedView, onEdgeAway } = answers;

  /** Without the page itself or the remote's scripts nothing can be tried; what else is missing, the page has to bear. */
  async function askEdge(target: string, headers: Record<string, string>, isEssential: boolean): Promise<EdgeAnswer> {
    try {
      return await edge.get(target, headers);
    } catch (error) {
      if (isEssential) onEdgeAway(error);
      throw error;
    }
  }

  async function answer(route: Route): Promise<void> {
    const request = route.request();
    const url = new URL(request.url());
    if (url.origin !== origin) return route.abort('blockedbyclient');
    const target = url.pathname + url.search;
    if (request.resourceType() === 'document') {
      const page = await askEdge(target, documentHeaders(preview), true);
      const html = composeTrialPage(page.body.toString('utf8'), remote);
      return route.fulfill({ status: 200, headers: page.headers, body: html });
    }
    if (url.pathname === reportViews.path) {
      if (/"(failed|hung)"/.test(request.postData() ?? '')) onFailedView();
      return route.fulfill({ json: {} });
    }
    if (url.pathname === getSession.path) {
      return route.fulfill({ json: { user: viewer === 'member' ? member : null } });
    }
    const isRead = request.method() === 'GET';
    if (!isRead || (viewer === 'member' && isCall(url.pathname))) {
      return route.fulfill({ status: 503, json: serviceAway });
    }
    const isOfRemote = url.pathname.startsWith(`${remote.base}/`);
    const accept = request.headers().accept ?? '*/*';
    const { status, headers, body } = await askEdge(target, { accept }, isOfRemote);
    return route.fulfill({ status, headers, body });
  }

  // A page that was left or killed takes no answer.
  await context.route('**/*', (route) => answer(route).catch(() => route.abort('failed').catch(() => {})));
}
