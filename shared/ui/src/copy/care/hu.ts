import type { CareWords } from './en.ts';
import { actions, answers, help, questions, report } from './hu/actions.ts';
import { toldRespect } from './hu/told-respect.ts';
import { toldSafety } from './hu/told-safety.ts';

/** The same in Hungarian: whoever writes in it must be able to read this. */
export const hu: CareWords = { told: { ...toldSafety, ...toldRespect }, actions, questions, answers, help, report };
