import { reportWrongJudgement } from '@datewright/contracts/datecoach/report-wrong-judgement';
import { wrongJudgementRoute } from '@datewright/service-kit/safety/wrong-judgement-route';
import type { AppContext } from '../context.ts';

export const reportWrongJudgementRoute = wrongJudgementRoute<AppContext>(reportWrongJudgement);
