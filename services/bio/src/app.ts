import { toolApp } from '@datewright/service-kit/tool-app';
import type { AppContext } from './context.ts';
import { memberData } from './member-data.ts';
import { analyzeBioRoute } from './routes/analyze-bio.ts';
import { generateBioRoute } from './routes/generate-bio.ts';
import { keepVoiceRoute } from './routes/keep-voice.ts';
import { listBioVersionsRoute } from './routes/list-bio-versions.ts';
import { measureBioRoute } from './routes/measure-bio.ts';
import { readBonusRoute } from './routes/read-bonus.ts';
import { readNextStepRoute } from './routes/read-next-step.ts';
import { readUserBioRoute } from './routes/read-user-bio.ts';
import { readVoiceRoute } from './routes/read-voice.ts';
import { reportWrongJudgementRoute } from './routes/report-wrong-judgement.ts';
import { writeUserBioRoute } from './routes/write-user-bio.ts';

const calls = [
  generateBioRoute,
  analyzeBioRoute,
  measureBioRoute,
  readUserBioRoute,
  writeUserBioRoute,
  listBioVersionsRoute,
  readVoiceRoute,
  keepVoiceRoute,
  readBonusRoute,
  readNextStepRoute,
  reportWrongJudgementRoute,
];

export const bioApp = (ctx: AppContext) => toolApp('bio', ctx, calls, memberData);
