import { styled } from '@datewright/sdk/styled';
import { Button } from '@datewright/ui';
import { useEffect, useRef } from 'react';
import { usePhotoAnalyzerCopy } from '../../copy/use-photo-analyzer-copy.ts';
import { drawScaledImage } from '../../lib/photo-measurement/draw-scaled-image.ts';
import { type PhotoRatings, photoMetricNames } from '../../lib/photo-measurement/photo-metrics.ts';
import { FaceCheck } from './face-check.tsx';
import { MetricList } from './metric-list.tsx';

const Shown = styled.canvas`
  border-radius: var(--radius-control);
  height: auto;
  max-height: 14rem;
  max-width: 100%;
`;

const Result = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
`;

interface Props {
  facts: PhotoRatings;
  picture: ImageBitmap;
  onAnother: () => void;
}

/** The visitor's photo with its measurements. */
export function MeasuredPhoto({ facts, picture, onAnother }: Props) {
  const copy = usePhotoAnalyzerCopy().upload;
  return (
    <Result>
      <Preview picture={picture} />
      <MetricList
        label={copy.done}
        facts={photoMetricNames.map((id) => ({
          name: copy.facts[id].name,
          verdict: facts[id],
          said: copy.facts[id][facts[id]],
        }))}
      />
      <FaceCheck picture={picture} />
      <Button variant="secondary" onClick={onAnother}>
        {copy.another}
      </Button>
    </Result>
  );
}

const maxPreviewEdgePx = 480;

function Preview({ picture }: { picture: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawScaledImage(canvas.current, picture, maxPreviewEdgePx);
    return () => picture.close();
  }, [picture]);
  return <Shown ref={canvas} aria-hidden="true" />;
}
