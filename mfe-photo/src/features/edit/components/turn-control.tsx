import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { maxTurn } from '../lib/edit.ts';
import { suggestTurn } from '../lib/suggest-edit.ts';
import { Range } from './range.tsx';
import { Suggestion } from './suggestion.tsx';

interface Props {
  photo: AnalyzedPhoto;
  turn: number;
  onTurn: (turn: number) => void;
}

export function TurnControl({ photo, turn, onTurn }: Props) {
  const { better: copy } = useCopy();
  const suggested = suggestTurn(photo);
  return (
    <div>
      <Range
        label={copy.turn}
        value={turn}
        min={-maxTurn}
        max={maxTurn}
        step={0.5}
        words={copy.degrees(turn)}
        onChange={onTurn}
      />
      {suggested !== null && turn !== suggested && (
        <Suggestion
          text={copy.suggestTurn(suggested)}
          action={copy.doTurn(suggested)}
          onAccept={() => onTurn(suggested)}
        />
      )}
    </div>
  );
}
