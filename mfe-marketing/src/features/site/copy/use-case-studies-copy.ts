import { createCopy } from '@datewright/sdk/host';
import { caseStudies } from './en/case-studies.ts';

export const useCaseStudiesCopy = createCopy(caseStudies);
