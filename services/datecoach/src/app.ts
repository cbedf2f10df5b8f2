import { createToolApp } from '@datewright/tool-kit/app/tool-app';
import type { AppContext } from './context.ts';
import { createPlanLinkRoute } from './routes/create-plan-link.ts';
import { dateLocationDetailsRoute } from './routes/date-location-details.ts';
import { dateSpotRecommenderRoute } from './routes/date-spot-recommender.ts';
import { dateStatisticsRoute } from './routes/date-statistics.ts';
import { dateStrategyGeneratorRoute } from './routes/date-strategy-generator.ts';
import { deleteAllDatesRoute } from './routes/delete-all-dates.ts';
import { deletePlanRoute } from './routes/delete-plan.ts';
import { deletePlaybookRoute } from './routes/delete-playbook.ts';
import { endPlanLinkRoute } from './routes/end-plan-link.ts';
import { exportDatesRoute } from './routes/export-dates.ts';
import { findPlacesRoute } from './routes/find-places.ts';
import { followPlaybookRoute } from './routes/follow-playbook.ts';
import { getPlaybookRoute } from './routes/get-playbook.ts';
import { listPlansRoute } from './routes/list-plans.ts';
import { listPlaybooksRoute } from './routes/list-playbooks.ts';
import { nextStepRoute } from './routes/next-step.ts';
import { openPlanLinkRoute } from './routes/open-plan-link.ts';
import { reportFalsePositiveRoute } from './routes/report-false-positive.ts';
import { savePlanRoute } from './routes/save-plan.ts';
import { memberData } from './use-cases/member-data.ts';

const routes = [
  dateLocationDetailsRoute,
  dateSpotRecommenderRoute,
  dateStatisticsRoute,
  dateStrategyGeneratorRoute,
  deleteAllDatesRoute,
  deletePlanRoute,
  deletePlaybookRoute,
  exportDatesRoute,
  findPlacesRoute,
  followPlaybookRoute,
  getPlaybookRoute,
  listPlansRoute,
  listPlaybooksRoute,
  nextStepRoute,
  createPlanLinkRoute,
  endPlanLinkRoute,
  openPlanLinkRoute,
  reportFalsePositiveRoute,
  savePlanRoute,
];

export const datecoachApp = (ctx: AppContext) => createToolApp('datecoach', ctx, routes, memberData);
