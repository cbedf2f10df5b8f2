import { reportWrongJudgement } from '@datewright/contracts/__tool__/report-wrong-judgement';
import { wrongJudgementRoute } from '@datewright/service-kit/safety/wrong-judgement-route';
import type { AppContext } from '../context.ts';

export const reportWrongJudgementRoute = wrongJudgementRoute<AppContext>(reportWrongJudgement);
