import { createToolApp } from '@datewright/tool-kit/app/tool-app';
import type { AppContext } from './context.ts';
import { memberData } from './member-data.ts';
import { askRoute } from './routes/ask.ts';
import { reportFalsePositiveRoute } from './routes/report-false-positive.ts';

export const __tool__App = (ctx: AppContext) =>
  createToolApp('__tool__', ctx, [askRoute, reportFalsePositiveRoute], memberData);
