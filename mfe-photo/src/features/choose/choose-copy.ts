import type { en } from '../../copy/en.ts';

export type ChooseCopy = (typeof en)['choose'];
