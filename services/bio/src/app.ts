import { createToolApp } from '@datewright/tool-kit/app/tool-app';
import type { AppContext } from './context.ts';
import { memberData } from './member-data.ts';
import { analyzeBioRoute } from './routes/analyze-bio.ts';
import { generateBioRoute } from './routes/generate-bio.ts';
import { listBioVersionsRoute } from './routes/list-bio-versions.ts';
import { measureBioRoute } from './routes/measure-bio.ts';
import { readBonusRoute } from './routes/read-bonus.ts';
import { readNextStepRoute } from './routes/read-next-step.ts';
import { readUserBioRoute } from './routes/read-user-bio.ts';
import { readVoiceRoute } from './routes/read-voice.ts';
import { reportWrongVerdictRoute } from './routes/report-wrong-verdict.ts';
import { saveVoiceRoute } from './routes/save-voice.ts';
import { writeUserBioRoute } from './routes/write-user-bio.ts';

const routes = [
  generateBioRoute,
  analyzeBioRoute,
  measureBioRoute,
  readUserBioRoute,
  writeUserBioRoute,
  listBioVersionsRoute,
  readVoiceRoute,
  saveVoiceRoute,
  readBonusRoute,
  readNextStepRoute,
  reportWrongVerdictRoute,
];

export const createBioApp = (ctx: AppContext) => createToolApp('bio', ctx, routes, memberData);
