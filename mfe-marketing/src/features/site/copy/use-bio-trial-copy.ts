import { createCopy } from '@datewright/sdk/host';
import { bioTrial } from './en/bio-trial.ts';

export const useBioTrialCopy = createCopy(bioTrial);
