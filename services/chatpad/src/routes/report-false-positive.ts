import { reportFalsePositive } from '@datewright/contracts/chatpad/report-false-positive';
import { createWrongVerdictRoute } from '@datewright/tool-kit/app/wrong-verdict-route';
import type { AppContext } from '../context.ts';

export const reportFalsePositiveRoute = createWrongVerdictRoute<AppContext>(reportFalsePositive);
