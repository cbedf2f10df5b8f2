import { z } from '@datewright/contracts/zod';
import { toAppError } from '@datewright/service-kit/errors/app-error';
import { getSocketAddress } from '@datewright/service-kit/http/client-address';
import { parseInput } from '@datewright/service-kit/http/router';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import type { Response, Router } from 'express';
import type { AppContext } from '../context.ts';
import { type ConfirmPageData, renderConfirmPage } from './confirm-page.ts';
import { addressOf, decisionForm, proposalParams, proposalQuery } from './forms.ts';
import { renderMessagePage } from './message-page.ts';
import { makeDecision, type Proposal, planProposal } from './proposal.ts';
import { forSession, isOwnForm, sendPage, toPageStatus } from './respond.ts';
import type { ConsoleSessions, Session } from './session.ts';
import { renderSignInPage } from './sign-in-page.ts';

const decisionsPerTeam = { name: 'console-decision', max: 30, windowSeconds: 60 };

export function addDecisions(router: Router, context: AppContext, sessions: ConsoleSessions): void {
  router.get(
    '/remotes/:name/:action',
    forSession(sessions, async (session, req, res) => {
      const { reason, ...rest } = parseInput(proposalQuery, req.query);
      const proposal = { ...parseInput(proposalParams, req.params), ...rest };
      sendPage(res, await renderConfirm(context, session, { proposal, reason }));
    }),
  );
  router.post('/remotes/:name/:action', async (req, res) => {
    const params = parseInput(proposalParams, req.params);
    const form = z.safeParse(decisionForm, req.body ?? {});
    const { reason = '', ...entered } = form.success ? form.data : keepValid(req.body);
    const proposal: Proposal = { ...params, version: entered.version, percent: entered.percent };
    const address = addressOf(proposal, reason);

    const session = sessions.find(req);
    if (!session) {
      const message = 'Your session has ended. Nothing was changed: sign in and confirm what you entered.';
      return sendPage(res, renderSignInPage({ message, next: address }), 401);
    }
    const refuse = async (status: number, message: string) =>
      sendPage(res, await renderConfirm(context, session, { proposal, reason, message }), status);
    try {
      if (!isOwnForm(session, req)) {
        return await refuse(403, 'This form is not of your session. Nothing was changed: check it and confirm again.');
      }
      if (!form.success)
        return await refuse(400, 'The share is a number from 0 to 100, a reason up to 300 letters long.');
      if (params.action !== 'rollback' && reason.trim() === '') return await refuse(400, 'Enter a reason.');
      await consumeRateLimit(context.limiter, decisionsPerTeam, session.team);
      const actor = { by: session.by, team: session.team, from: getSocketAddress(req), reason: reason.trim() };
      await makeDecision(context, actor, proposal, form.data.seen);
    } catch (error) {
      return refuseDecision(res, session, { error, address, name: params.name });
    }
    // The decision is made, whether or not its line can be read now.
    const [line] = await context.releases.listHistory(params.name).catch(() => []);
    res.redirect(303, `/console/remotes/${params.name}?done=${encodeURIComponent(line?.at ?? '')}`);
  });
}

async function renderConfirm(
  context: AppContext,
  session: Session,
  data: Omit<ConfirmPageData, 'plan'>,
): Promise<string> {
  return renderConfirmPage(session, { ...data, plan: await planProposal(context, session.team, data.proposal) });
}

/** What is valid of a form that is not, so that it can be corrected. */
function keepValid(
  body: unknown,
): z.output<typeof proposalQuery> | { reason: string; version?: string; percent?: number } {
  const fields = (body ?? {}) as Record<string, unknown>;
  const valid = Object.entries(proposalQuery.shape).flatMap(([name, schema]) => {
    const parsed = z.safeParse(schema as z.core.$ZodType, fields[name]);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  const { reason } = fields;
  const cut = typeof reason === 'string' ? { reason: reason.slice(0, 300) } : {};
  return { reason: '', ...Object.fromEntries(valid), ...cut };
}

/** The same decision would be refused again. */
const isFinal = new Set<string>(['version_not_found', 'version_withdrawn', 'version_live', 'no_earlier_version']);

/** Says why a decision was not made, and leads back to it with all that was entered. */
function refuseDecision(
  res: Response,
  session: Session,
  { error, address, name }: { error: unknown; address: string; name: string },
): void {
  const refusal = toAppError(error);
  const { code, status, message, extras } = refusal;
  if (status >= 500) currentRequest().log.error({ code, err: extras.cause ?? error }, 'decision failed');
  if (extras.retryAfter !== undefined) res.set('retry-after', String(extras.retryAfter));
  const again = { href: address, label: 'Look and decide again' };
  if (code === 'unavailable') {
    const text =
      'The database did not answer, so it is not certain whether your decision was made. What you entered is kept: look again in a moment.';
    sendPage(res, renderMessagePage(session, { title: 'No answer', message: text, next: again }), status);
    return;
  }
  const next = isFinal.has(code) ? { href: `/console/remotes/${name}`, label: `See ${name}` } : again;
  const text = `Nothing was changed. ${message}`;
  sendPage(res, renderMessagePage(session, { title: 'Not done', message: text, next }), toPageStatus(refusal));
}
