import { createCopy } from '@datewright/sdk/host';
import { photoAnalyzer } from './en/photo-analyzer.ts';

export const usePhotoAnalyzerCopy = createCopy(photoAnalyzer);
