import { createToolApp } from '@datewright/tool-kit/app/tool-app';
import type { AppContext } from './context.ts';
import { createMatchRoute } from './routes/create-match.ts';
import { deleteAllMatchesRoute } from './routes/delete-all-matches.ts';
import { deleteMatchRoute } from './routes/delete-match.ts';
import { getMatchRoute } from './routes/get-match.ts';
import { listLinesRoute } from './routes/list-lines.ts';
import { listMatchesRoute } from './routes/list-matches.ts';
import { markOutcomeRoute } from './routes/mark-outcome.ts';
import { nextStepRoute } from './routes/next-step.ts';
import { readScreenshotRoute } from './routes/read-screenshot.ts';
import { reopenMatchRoute } from './routes/reopen-match.ts';
import { reportFalsePositiveRoute } from './routes/report-false-positive.ts';
import { saveSuggestionRoute } from './routes/save-suggestion.ts';
import { suggestRoute } from './routes/suggest.ts';
import { updateMatchRoute } from './routes/update-match.ts';
import { memberData } from './use-cases/member-data.ts';

const routes = [
  listMatchesRoute,
  createMatchRoute,
  getMatchRoute,
  updateMatchRoute,
  reopenMatchRoute,
  deleteMatchRoute,
  deleteAllMatchesRoute,
  saveSuggestionRoute,
  markOutcomeRoute,
  listLinesRoute,
  suggestRoute,
  readScreenshotRoute,
  nextStepRoute,
  reportFalsePositiveRoute,
];

export const chatpadApp = (ctx: AppContext) => createToolApp('chatpad', ctx, routes, memberData);
