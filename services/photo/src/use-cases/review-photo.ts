import type { JobProgress } from '@datewright/contracts/job';
import type { Point } from '@datewright/contracts/photo/area';
import type { PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { PhotoReviewer } from '../clients/photo-reviewer.ts';
import type { Analysis, AnalysisRepository } from '../data/analysis-repository.ts';
import type { StoredWaitingPicture, WaitingPictureRepository } from '../data/waiting-picture-repository.ts';
import type { Measurer } from '../measurement/measurer.ts';
import { turnPicture } from './turn-picture.ts';

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
  if (measured.turn === undefined) return judge(picture, measured);
  // The AI sees the photo as the member means it, and the score says what it is worth as it lies.
  const upright = await turnPicture(picture, measured.turn, own);
  const uprightMeasured = await measurer.measure(upright.jpeg, { ...upright, signal });
  // A crop of the upright photo does not fit the one that the member has.
  const { suggestedCrop: _suggestedCrop, ...result } = await judge(upright, uprightMeasured);
  const lost = Math.max(0, uprightMeasured.score - measured.score);
  const score = Math.max(0, Math.round((result.score - lost) * 10) / 10);
  return { ...result, score, measured, turned: { score: result.score, measured: uprightMeasured } };

  async function judge(shown: StoredWaitingPicture, metrics: PhotoMetrics): Promise<PhotoResult> {
    await critic.moderate(shown, signal);
    await reportProgress({ share: 0.5, step: 'looking' });
    return critic.review(shown, metrics, signal);
  }
}
