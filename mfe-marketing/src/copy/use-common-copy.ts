import { createCopy } from '@datewright/sdk/host';
import { common } from './en/common.ts';

export const useCommonCopy = createCopy(common);
