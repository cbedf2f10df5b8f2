import { toolApp } from '@datewright/service-kit/tool-app';
import type { AppContext } from './context.ts';
import { reportWrongJudgementRoute } from './routes/report-wrong-judgement.ts';

export const datecoachApp = (ctx: AppContext) => toolApp('datecoach', ctx, [reportWrongJudgementRoute]);
