import { createCopy } from '@datewright/sdk/host';
import { useCases } from './en/use-cases.ts';

export const useUseCasesCopy = createCopy(useCases);
