import { createCopy } from '@datewright/sdk/host';
import { plans } from '../../../copy/en/plans.ts';
import { wall } from './en.ts';

export const useUpgradeWallCopy = createCopy({ wall, plans });
