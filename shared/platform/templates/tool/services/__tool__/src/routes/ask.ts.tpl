import { ask } from '@datewright/contracts/__tool__/ask';
import type { RegisterRoute } from '@datewright/tool-kit/app/register-route';
import type { AppContext } from '../context.ts';
import { answerQuestion } from '../use-cases/answer-question.ts';

export const askRoute: RegisterRoute<AppContext> = (routes, ctx) =>
  routes.call(ask, ({ caller, body }) => ctx.inFlight.track(answerQuestion(ctx, caller, body)));
