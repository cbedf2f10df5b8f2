import { reportFalsePositive } from '@datewright/contracts/bio/report-false-positive';
import { createWrongVerdictRoute } from '@datewright/tool-kit/app/wrong-verdict-route';
import type { AppContext } from '../context.ts';

export const reportWrongVerdictRoute = createWrongVerdictRoute<AppContext>(reportFalsePositive);
