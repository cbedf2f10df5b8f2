import { toolApp } from '@datewright/service-kit/tool-app';
import type { AppContext } from './context.ts';
import { memberData } from './member-data.ts';
import { askRoute } from './routes/ask.ts';
import { reportWrongJudgementRoute } from './routes/report-wrong-judgement.ts';

export const __tool__App = (ctx: AppContext) => toolApp('__tool__', ctx, [askRoute, reportWrongJudgementRoute], memberData);
