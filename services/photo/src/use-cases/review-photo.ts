import type { JobProgress } from '@datewright/contracts/job';
import type { Point } from '@datewright/contracts/photo/area';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { PhotoReviewer } from '../clients/photo-reviewer.ts';
import type { Analysis, AnalysisRepository } from '../data/analysis-repository.ts';
import type { WaitingPictureRepository } from '../data/waiting-picture-repository.ts';
import type { Measurer } from '../measurement/measurer.ts';

export interface ReviewContext {
  analyses: AnalysisRepository;
  waitingPictures: WaitingPictureRepository;
  measurer: Measurer;
  critic: PhotoReviewer;
}

interface ReviewOptions {
  /** Where the member's own face is, if they were asked. */
  own?: Point | undefined;
  signal: AbortSignal;
  reportProgress(progress: JobProgress): Promise<void>;
}

/** Measures one photo, moderates it, asks the AI for an opinion, and returns the result. */
export async function reviewPhoto(
  { analyses, waitingPictures, measurer, critic }: ReviewContext,
  analysis: Analysis,
  { own, signal, reportProgress }: ReviewOptions,
): Promise<PhotoResult> {
  const picture = await waitingPictures.find(analysis);
  if (!picture) throw new AppError('photo_gone');
  const { jpeg, original } = picture;
  await reportProgress({ share: 0.1, step: 'measuring' });
  const measured = await measurer.measure(jpeg, { original, own, signal });
  if (measured.faces.length > 1 && measured.own === null) {
    await analyses.saveFaces(analysis, measured.faces);
    throw new AppError('which_face');
  }
  await reportProgress({ share: 0.4, step: 'checking' });
  await critic.moderate(picture, signal);
  await reportProgress({ share: 0.5, step: 'looking' });
  return critic.review(picture, measured, signal);
}
