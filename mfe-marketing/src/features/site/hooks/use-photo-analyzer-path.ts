import { useSession } from '@datewright/sdk/host';

/** Path to Photo Analyzer, through sign-in for visitors. */
export const usePhotoAnalyzerPath = (): string =>
  useSession().status === 'signed-in' ? '/photoanalyzer' : '/login?returnPath=/photoanalyzer';
