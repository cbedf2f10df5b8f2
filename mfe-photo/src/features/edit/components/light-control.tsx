import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { maxExposure } from '../lib/exposure.ts';
import { suggestLight } from '../lib/suggest-edit.ts';
import { Range } from './range.tsx';
import { Suggestion } from './suggestion.tsx';

interface Props {
  photo: AnalyzedPhoto;
  light: number;
  onLight: (light: number) => void;
}

export function LightControl({ photo, light, onLight }: Props) {
  const { better: copy } = useCopy();
  const suggested = suggestLight(photo);
  return (
    <div>
      <Range
        label={copy.light}
        value={light}
        min={-0.5}
        max={maxExposure}
        step={0.05}
        words={copy.stops(light)}
        onChange={onLight}
      />
      {suggested !== null && (
        <Suggestion
          text={light === suggested ? copy.lifted : copy.suggestLight}
          action={light === suggested ? null : copy.doLight(suggested)}
          onAccept={() => onLight(suggested)}
        />
      )}
    </div>
  );
}
