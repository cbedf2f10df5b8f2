import { actions, answers, help, questions, report } from './en/actions.ts';
import { toldRespect } from './en/told-respect.ts';
import { toldSafety } from './en/told-safety.ts';
import type { ToldOf } from './told.ts';

const told: ToldOf = { ...toldSafety, ...toldRespect };

/** What is said when nothing is written for a text. English is the source; Hungarian follows it key by key. */
export const en = { told, actions, questions, answers, help, report };

export type CareWords = typeof en;
