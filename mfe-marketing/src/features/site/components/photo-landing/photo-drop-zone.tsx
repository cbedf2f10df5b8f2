import { photoMaxBytes } from '@datewright/contracts/photo/limits';
import { useTrack } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Button, Icon, Notice, Text } from '@datewright/ui';
import { useEffect, useRef, useState } from 'react';
import { usePhotoAnalyzerCopy } from '../../copy/use-photo-analyzer-copy.ts';
import type { SelectedPhoto } from '../../lib/hand-over-photo.ts';
import { drawScaledImage } from '../../lib/photo-measurement/draw-scaled-image.ts';
import { measurePhoto, type PhotoRatings, photoMetricNames } from '../../lib/photo-measurement/photo-metrics.ts';
import { FaceCheck } from './face-check.tsx';
import { MetricList } from './metric-list.tsx';

const Zone = styled.div<{ $over: boolean }>`
  background: ${({ $over }) => ($over ? 'var(--ai-wash)' : 'var(--surface-raised)')};
  border: 2px dashed var(--control-line);
  border-radius: var(--radius-card);
  display: grid;
  gap: var(--space-3);
  justify-items: center;
  padding: var(--space-8) var(--space-4);
  text-align: center;
`;

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

type State =
  | { step: 'empty' | 'measuring' }
  | { step: 'wrong'; why: 'tooLarge' | 'unreadable' }
  | { step: 'done'; facts: PhotoRatings; picture: ImageBitmap };

interface Props {
  /** A photo was measured; null while another one is being selected. */
  onTried: (photo: SelectedPhoto | null) => void;
}

/** Measures a photo in the browser; it is never uploaded. */
export function PhotoDropZone({ onTried }: Props) {
  const copy = usePhotoAnalyzerCopy().upload;
  const track = useTrack();
  const [state, setState] = useState<State>({ step: 'empty' });
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef<File>(null);

  async function take(file: File | undefined) {
    setOver(false);
    if (!file) return;
    latest.current = file;
    onTried(null);
    if (file.size > photoMaxBytes) return setState({ step: 'wrong', why: 'tooLarge' });
    setState({ step: 'measuring' });
    track('photo_try_started');
    const next = await measurePhoto(file).then(
      (measured): State => ({ step: 'done', ...measured }),
      (): State => ({ step: 'wrong', why: 'unreadable' }),
    );
    // The visitor selected another photo in the meantime.
    if (latest.current !== file) return;
    setState(next);
    if (next.step === 'done') onTried({ name: file.name, picture: next.picture });
  }

  // The drop area is for pointers; screen readers use the button.
  const drop = useRef(take);
  drop.current = take;
  useEffect(() => {
    const zone = box.current;
    const onOver = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const onLeave = () => setOver(false);
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      void drop.current(event.dataTransfer?.files[0]);
    };
    zone?.addEventListener('dragover', onOver);
    zone?.addEventListener('dragleave', onLeave);
    zone?.addEventListener('drop', onDrop);
    return () => {
      zone?.removeEventListener('dragover', onOver);
      zone?.removeEventListener('dragleave', onLeave);
      zone?.removeEventListener('drop', onDrop);
    };
  }, []);

  const choose = () => input.current?.click();
  return (
    <div ref={box}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {state.step === 'done' ? (
        <Result>
          <Preview picture={state.picture} />
          <MetricList
            label={copy.done}
            facts={photoMetricNames.map((id) => ({
              name: copy.facts[id].name,
              verdict: state.facts[id],
              said: copy.facts[id][state.facts[id]],
            }))}
          />
          <FaceCheck picture={state.picture} />
          <Button variant="secondary" onClick={choose}>
            {copy.another}
          </Button>
        </Result>
      ) : (
        <Zone $over={over}>
          <Icon name="upload" size={32} />
          <strong>{state.step === 'measuring' ? copy.measuring : copy.drop}</strong>
          <Button variant="secondary" busy={state.step === 'measuring'} onClick={choose}>
            {copy.browse}
          </Button>
          <Text $tone="muted" $size={14}>
            {copy.hint}
          </Text>
          {state.step === 'wrong' && (
            <Notice tone="bad" live="assertive">
              {copy[state.why]}
            </Notice>
          )}
        </Zone>
      )}
    </div>
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
