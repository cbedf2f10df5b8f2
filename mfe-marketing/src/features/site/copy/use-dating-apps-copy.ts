import { createCopy } from '@datewright/sdk/host';
import { datingApps } from './en/dating-apps.ts';

export const useDatingAppsCopy = createCopy(datingApps);
