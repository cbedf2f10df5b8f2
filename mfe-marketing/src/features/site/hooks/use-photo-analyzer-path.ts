import { useSession } from '@datewright/sdk/host';

/** Where the photo pages lead to: the tool, by way of signing in where that is needed. */
export const usePhotoAnalyzerPath = (): string =>
  useSession().status === 'signed-in' ? '/photoanalyzer' : '/login?returnPath=/photoanalyzer';
