import type { JobProgress } from '@datewright/contracts/job';
import type { Point } from '@datewright/contracts/photo/area';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { AppError } from '@datewright/service-kit/errors';
import type { PhotoCritic } from '../clients/photo-critic.ts';
import type { Analyses, Analysis } from '../data/analyses.ts';
import type { WaitingPictures } from '../data/waiting-pictures.ts';
import type { Measurer } from '../facts/measurer.ts';

export interface LookingParts {
  analyses: Analyses;
  waiting: WaitingPictures;
  measurer: Measurer;
  critic: PhotoCritic;
}

interface How {
  /** Where the member's own face is, when they were asked. */
  own?: Point | undefined;
  signal: AbortSignal;
  tell(progress: JobProgress): Promise<void>;
}

/** Measures one photo, lets it be judged, and answers what came of it. */
export async function lookAtPhoto(
  { analyses, waiting, measurer, critic }: LookingParts,
  analysis: Analysis,
  { own, signal, tell }: How,
): Promise<PhotoResult> {
  const picture = await waiting.find(analysis);
  if (!picture) throw new AppError('photo_gone');
  const { jpeg, original } = picture;
  await tell({ share: 0.1, step: 'measuring' });
  const measured = await measurer.measure(jpeg, { original, own, signal });
  if (measured.faces.length > 1 && measured.own === null) {
    await analyses.keepFaces(analysis, measured.faces);
    throw new AppError('which_face');
  }
  await tell({ share: 0.4, step: 'checking' });
  await critic.moderate(picture, signal);
  await tell({ share: 0.5, step: 'looking' });
  return critic.judge(picture, measured, signal);
}
