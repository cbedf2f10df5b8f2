import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import { parseInput } from '@datewright/service-kit/http/router';
import type { Router } from 'express';
import type { AppContext } from '../context.ts';
import { findComposition } from '../rules/find-composition.ts';
import { mayDecide } from '../rules/may-decide.ts';
import { assertOwnRemote } from '../use-cases/find-own-version.ts';
import { readCanaryHealth } from '../use-cases/read-canary-health.ts';
import { planRollback } from '../use-cases/roll-back.ts';
import { renderCompositionPage } from './composition-page.ts';
import { compositionQuery, remoteParams } from './forms.ts';
import { renderRemotePage } from './remote-page.ts';
import { renderRemotesPage } from './remotes-page.ts';
import { forSession, sendPage } from './respond.ts';
import type { ConsoleSessions } from './session.ts';

export function addPages(router: Router, context: AppContext, sessions: ConsoleSessions): void {
  const { releases, versions } = context;
  router.get(
    '/',
    forSession(sessions, async (session, _req, res) => {
      const own = (await releases.list()).filter(({ owner }) => mayDecide(session.team, owner));
      const listed = own.map(async (release) => ({ release, health: await readCanaryHealth(context, release) }));
      sendPage(res, renderRemotesPage(session, await Promise.all(listed)));
    }),
  );
  router.get(
    '/compositions',
    forSession(sessions, async (session, req, res) => {
      const { id } = parseInput(compositionQuery, req.query);
      const names = (await releases.list()).map(({ name }) => name);
      const histories = names.map(async (name) => ({ name, history: await releases.listHistory(name) }));
      sendPage(res, renderCompositionPage(session, id, findComposition(id, await Promise.all(histories))));
    }),
  );
  router.get(
    '/remotes/:name',
    forSession(sessions, async (session, req, res) => {
      const { name } = parseInput(remoteParams, req.params);
      await assertOwnRemote(context, session.team, name);
      const release = await releases.find(name);
      if (!release) throw new AppError('version_not_found');
      const [health, history, all, rollback, trials] = await Promise.all([
        readCanaryHealth(context, release),
        releases.listHistory(name),
        versions.list(),
        planRollback(context, name),
        context.trials.listOf(name),
      ]);
      const earlier = findEarlier(() => rollback({ ...release, canary: null })?.line.version);
      const isDone = req.query.done === history[0]?.at;
      sendPage(
        res,
        renderRemotePage(session, { release, versions: all.get(name) ?? [], trials, health, history, earlier, isDone }),
      );
    }),
  );
}

function findEarlier(plan: () => string | undefined): string | null {
  try {
    return plan() ?? null;
  } catch (error) {
    if (toAppError(error).code === 'no_earlier_version') return null;
    throw error;
  }
}
