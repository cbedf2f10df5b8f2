import { getLegal, type Legal } from '@datewright/contracts/marketing/get-legal';
import { usePageData } from '@datewright/sdk/page-data';
import { fallbackLegal } from '../lib/fallback-legal.ts';

/** The operator's details, or what is known without them. */
export const useLegal = (): Legal => usePageData(getLegal).data ?? fallbackLegal;
