import { styled } from '@datewright/sdk/styled';
import { Button, Icon, Notice, Text } from '@datewright/ui';
import { useRef } from 'react';
import { usePhotoAnalyzerCopy } from '../../copy/use-photo-analyzer-copy.ts';
import { useFileDrop } from '../../hooks/use-file-drop.ts';
import { usePhotoMeasurement } from '../../hooks/use-photo-measurement.ts';
import type { SelectedPhoto } from '../../lib/hand-over-photo.ts';
import { MeasuredPhoto } from './measured-photo.tsx';

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

interface Props {
  /** A photo was measured; null while another one is being selected. */
  onTried: (photo: SelectedPhoto | null) => void;
}

/** Measures a photo in the browser; it is never uploaded. */
export function PhotoDropZone({ onTried }: Props) {
  const copy = usePhotoAnalyzerCopy().upload;
  const { state, take } = usePhotoMeasurement(onTried);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  // The drop area is for pointers; screen readers use the button.
  const over = useFileDrop(box, (file) => void take(file));

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
        <MeasuredPhoto facts={state.facts} picture={state.picture} onAnother={choose} />
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
