import { createCopy } from '@datewright/sdk/host';
import { profileAnalyzer } from './en/profile-analyzer.ts';

export const useProfileAnalyzerCopy = createCopy(profileAnalyzer);
