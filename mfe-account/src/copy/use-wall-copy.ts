import { createCopy } from '@datewright/sdk/host';
import { plans } from './en/plans.ts';
import { wall } from './en/wall.ts';

export const useWallCopy = createCopy({ wall, plans });
