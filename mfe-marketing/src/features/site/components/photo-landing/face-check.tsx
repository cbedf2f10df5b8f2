import { useTrack } from '@datewright/sdk/host';
import { Button, Notice, Text } from '@datewright/ui';
import { useEffect, useRef, useState } from 'react';
import { usePhotoAnalyzerCopy } from '../../copy/use-photo-analyzer-copy.ts';
import { detectFaces } from '../../lib/photo-measurement/detect-faces.ts';
import { type FaceMetrics, measureFaces } from '../../lib/photo-measurement/face-metrics.ts';
import { MetricList } from './metric-list.tsx';

type State = { step: 'ask' | 'looking' | 'failed' } | { step: 'done'; found: FaceMetrics };

/** Detects faces in the browser. The detector is large, so it loads on request. */
export function FaceCheck({ picture }: { picture: ImageBitmap }) {
  const copy = usePhotoAnalyzerCopy().upload.faceCheck;
  const track = useTrack();
  const [state, setState] = useState<State>({ step: 'ask' });
  const looking = useRef<AbortController>(null);
  useEffect(() => () => looking.current?.abort(), []);

  async function look() {
    const giveUp = new AbortController();
    looking.current = giveUp;
    const { signal } = giveUp;
    setState({ step: 'looking' });
    track('photo_faces_started');
    const next = await detectFaces(picture, signal).then(
      (faces): State => ({ step: 'done', found: measureFaces(faces) }),
      (): State => ({ step: 'failed' }),
    );
    if (!signal.aborted) setState(next);
  }

  if (state.step === 'done') return <MetricList label={copy.done} facts={copy.facts(state.found)} />;
  return (
    <>
      {state.step === 'failed' && (
        <Notice tone="bad" live="polite">
          {copy.failed}
        </Notice>
      )}
      <Button variant="secondary" busy={state.step === 'looking'} onClick={() => void look()}>
        {state.step === 'looking' ? copy.looking : copy.look}
      </Button>
      <Text $tone="muted" $size={14}>
        {copy.size}
      </Text>
    </>
  );
}
