import { toolApp } from '@datewright/service-kit/tool-app';
import type { AppContext } from './context.ts';
import { dateSpotRecommenderRoute } from './routes/date-spot-recommender.ts';
import { dateStrategyGeneratorRoute } from './routes/date-strategy-generator.ts';
import { deletePlaybookRoute } from './routes/delete-playbook.ts';
import { followPlaybookRoute } from './routes/follow-playbook.ts';
import { getPlaybookRoute } from './routes/get-playbook.ts';
import { listPlaybooksRoute } from './routes/list-playbooks.ts';
import { reportWrongJudgementRoute } from './routes/report-wrong-judgement.ts';

const calls = [
  dateSpotRecommenderRoute,
  dateStrategyGeneratorRoute,
  deletePlaybookRoute,
  followPlaybookRoute,
  getPlaybookRoute,
  listPlaybooksRoute,
  reportWrongJudgementRoute,
];

export const datecoachApp = (ctx: AppContext) => toolApp('datecoach', ctx, calls);
