import type { Call } from '@datewright/contracts/call';
import type { falsePositiveReport } from '@datewright/contracts/moderation';
import type { RegisterRoute } from './register-route.ts';
import type { ToolContext } from './tool-context.ts';

type ReportWrongVerdictCall = Call<
  'member',
  Call['params'],
  Call['query'],
  typeof falsePositiveReport,
  Call['response']
>;

/** Serves the button "This is wrong": counts the kind and stores nothing. */
export const createWrongVerdictRoute =
  <Context extends ToolContext>(call: ReportWrongVerdictCall): RegisterRoute<Context> =>
  (routes, ctx) =>
    routes.call(call, async ({ body }) => {
      ctx.moderation.reportWrongVerdict(body.kind);
      return {};
    });
