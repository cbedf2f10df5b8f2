import type { Call } from '@datewright/contracts/call';
import type { wrongJudgement } from '@datewright/contracts/safety';
import type { AddCall } from '../tool-app.ts';
import type { ToolBase } from '../tool-base.ts';

type WrongCall = Call<'member', Call['params'], Call['query'], typeof wrongJudgement, Call['response']>;

/** Serves "This is wrong": the kind is counted, and nothing else is known or kept. */
export const wrongJudgementRoute =
  <Context extends ToolBase>(call: WrongCall): AddCall<Context> =>
  (routes, ctx) =>
    routes.call(call, async ({ body }) => {
      ctx.safety.reportWrong(body.kind);
      return {};
    });
