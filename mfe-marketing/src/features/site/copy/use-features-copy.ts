import { createCopy } from '@datewright/sdk/host';
import { features } from './en/features.ts';

export const useFeaturesCopy = createCopy(features);
