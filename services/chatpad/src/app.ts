import { toolApp } from '@datewright/service-kit/tool-app';
import type { AppContext } from './context.ts';
import { createMatchRoute } from './routes/create-match.ts';
import { deleteAllMatchesRoute } from './routes/delete-all-matches.ts';
import { deleteMatchRoute } from './routes/delete-match.ts';
import { getMatchRoute } from './routes/get-match.ts';
import { listMatchesRoute } from './routes/list-matches.ts';
import { readScreenshotRoute } from './routes/read-screenshot.ts';
import { reportWrongJudgementRoute } from './routes/report-wrong-judgement.ts';
import { saveSuggestionRoute } from './routes/save-suggestion.ts';
import { suggestRoute } from './routes/suggest.ts';
import { updateMatchRoute } from './routes/update-match.ts';

const calls = [
  listMatchesRoute,
  createMatchRoute,
  getMatchRoute,
  updateMatchRoute,
  deleteMatchRoute,
  deleteAllMatchesRoute,
  saveSuggestionRoute,
  suggestRoute,
  readScreenshotRoute,
  reportWrongJudgementRoute,
];

export const chatpadApp = (ctx: AppContext) => toolApp('chatpad', ctx, calls);
