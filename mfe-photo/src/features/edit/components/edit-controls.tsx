import { SegmentedControl, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { changeShape, type Edit, getFrame, type Shape } from '../lib/edit.ts';
import { containsArea, type Size } from '../lib/geometry.ts';
import { getOwnFace, suggestLight } from '../lib/suggest-edit.ts';
import { LightControl } from './light-control.tsx';
import { Range } from './range.tsx';
import { Suggestion } from './suggestion.tsx';
import { TurnControl } from './turn-control.tsx';

const shapes = ['whole', 'tinder', 'bumble', 'hinge'] as const;

/** A step of the frame, as a share of its room. */
const step = 0.02;

interface Props {
  photo: AnalyzedPhoto;
  picture: Size;
  edit: Edit;
  onEdit: (edit: Edit) => void;
}

/** The controls of an edit, each with the measurement that suggests it: light comes first where the photo lacks it. */
export function EditControls({ photo, picture, edit, onEdit }: Props) {
  const { better: copy } = useCopy();
  const { shape, along } = edit;
  const { suggestedCrop } = photo.result;
  const frame = getFrame(picture, edit);
  const toShape = (next: Shape) => changeShape(edit, next, photo, picture);
  const suggested = suggestedCrop && toShape(suggestedCrop);
  const isShown = typeof shape === 'object' && Math.abs(along - (suggested?.along ?? 0)) < step;
  const face = getOwnFace(photo);
  const isCut = face !== null && !containsArea(frame, along, picture, face.area);
  const light = <LightControl photo={photo} light={edit.light} onLight={(next) => onEdit({ ...edit, light: next })} />;
  const isDark = suggestLight(photo) !== null;
  return (
    <Stack>
      {isDark && light}
      <SegmentedControl
        legend={copy.shape}
        options={shapes.map((value) => ({ value, label: copy.shapes[value] }))}
        value={typeof shape === 'object' ? null : shape}
        onChange={(next) => onEdit(toShape(next))}
      />
      <div>
        {Math.max(frame.room.x, frame.room.y) > 1 && (
          <Range
            label={copy.move}
            value={along}
            min={-1}
            max={1}
            step={step}
            words={`${Math.round((along + 1) * 50)}%`}
            onChange={(next) => onEdit({ ...edit, along: next })}
          />
        )}
        {suggested && (
          <Suggestion
            text={isShown ? copy.suggested : copy.suggestCrop}
            action={isShown ? null : copy.doCrop}
            onAccept={() => onEdit(suggested)}
          />
        )}
        <Text role="status" $tone="careful" $size={14}>
          {isCut && copy.faceCut}
        </Text>
      </div>
      <TurnControl photo={photo} turn={edit.turn} onTurn={(turn) => onEdit({ ...edit, turn })} />
      {!isDark && light}
    </Stack>
  );
}
