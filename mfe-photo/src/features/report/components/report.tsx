import { formatLongDate } from '@datewright/sdk/dates';
import { useRef } from 'react';
import { CroppedPhoto } from '../../../components/cropped-photo.tsx';
import { photos as countPhotos } from '../../../copy/en/count.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { usePhotoTitle } from '../../../hooks/use-photo-title.ts';
import { type AnalyzedPhoto, isProfilePhoto } from '../../../lib/photo.ts';
import { formatScore } from '../../../lib/score-tone.ts';
import { usePrint } from '../hooks/use-print.ts';
import { Pale, Paper, Places, Prompts } from './paper.ts';
import { PhotoReport } from './photo-report.tsx';

export interface ReportData {
  /** Every photo with a result, those for the profile first, in their order. */
  photos: readonly AnalyzedPhoto[];
  /** Why each photo of the profile stands where it does. */
  reasons: readonly string[];
  /** What no photo shows yet. */
  missing: readonly string[];
}

/** All results as a document of its own: printed, or saved as a PDF by the browser, as soon as it is there. */
export function Report({ photos, reasons, missing, onPrinted }: ReportData & { onPrinted: () => void }) {
  const { report: copy, results } = useCopy();
  const getTitle = usePhotoTitle();
  const paper = useRef<HTMLElement>(null);
  usePrint(paper, onPrinted);
  const [first] = photos;
  const unseen = photos.find(({ result }) => !result.sees);
  const date = formatLongDate(new Date().toISOString()) ?? '';
  const nameOf = (photo: AnalyzedPhoto, at: number) =>
    `${at < reasons.length ? copy.place(at + 1) : isProfilePhoto(photo) ? copy.similar : copy.leftOut} · ${getTitle(photo, at)}`;
  return (
    <Paper ref={paper} data-report="">
      <h1>{copy.title}</h1>
      <Pale>{copy.made(date, countPhotos(photos.length), first?.result.writtenBy ?? '')}</Pale>
      {unseen && <Pale>{results.blind(unseen.result.writtenBy)}</Pale>}
      <h2>{copy.order}</h2>
      <Places>
        {photos.slice(0, reasons.length).map((photo, at) => (
          <li key={photo.id}>
            <CroppedPhoto photo={photo} alt="" />
            <strong>
              {at + 1}. {formatScore(photo.result.score)}
            </strong>{' '}
            {reasons[at]}
          </li>
        ))}
      </Places>
      {missing.length > 0 && <h2>{copy.missing}</h2>}
      <Prompts>
        {missing.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </Prompts>
      <h2>{copy.photos}</h2>
      {photos.map((photo, at) => (
        <PhotoReport key={photo.id} photo={photo} title={nameOf(photo, at)} />
      ))}
      <Pale>{copy.limit}</Pale>
    </Paper>
  );
}
