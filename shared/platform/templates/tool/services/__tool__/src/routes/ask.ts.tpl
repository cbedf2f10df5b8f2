import { ask } from '@datewright/contracts/__tool__/ask';
import type { AddCall } from '@datewright/service-kit/tool-app';
import type { AppContext } from '../context.ts';
import { answerQuestion } from '../use-cases/answer-question.ts';

export const askRoute: AddCall<AppContext> = (routes, ctx) =>
  routes.call(ask, ({ caller, body }) => ctx.running.track(answerQuestion(ctx, caller, body)));
