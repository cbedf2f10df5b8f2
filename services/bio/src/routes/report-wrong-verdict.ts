import { reportFalsePositive } from '@datewright/contracts/bio/report-false-positive';
import { createWrongVerdictRoute } from '@datewright/tool-kit/moderation/wrong-verdict-route';
import type { AppContext } from '../context.ts';

export const reportWrongVerdictRoute = createWrongVerdictRoute<AppContext>(reportFalsePositive);
