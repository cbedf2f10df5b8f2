import { createCopy } from '@datewright/sdk/host';
import { help } from './en/help.ts';

export const useHelpCopy = createCopy(help);
