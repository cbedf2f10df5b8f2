import { createCopy } from '@datewright/sdk/host';
import { datePrep } from './en/date-prep.ts';

export const useDatePrepCopy = createCopy(datePrep);
