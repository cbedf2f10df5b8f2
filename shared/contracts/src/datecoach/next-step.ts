import { nextStepCall } from '../next-step.ts';

export const readNextStep = nextStepCall('datecoach');
