import { createCopy } from '@datewright/sdk/host';
import { frame } from './en/frame.ts';

export const useFrameCopy = createCopy(frame);
