import { Button, Row, SegmentedControl, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { changeShape, type Edit, getFrame, maxTurn, type Shape } from '../lib/edit.ts';
import { maxExposure } from '../lib/exposure.ts';
import { containsArea, type Size } from '../lib/geometry.ts';
import { getOwnFace, suggestLight, suggestTurn } from '../lib/suggest-edit.ts';
import { Range } from './range.tsx';

const shapes: Shape[] = ['whole', 'tinder', 'bumble', 'hinge'];

interface Props {
  photo: AnalyzedPhoto;
  picture: Size;
  edit: Edit;
  onEdit: (edit: Edit) => void;
}

/** The controls of an edit, each with the measurement that suggests it. */
export function EditControls({ photo, picture, edit, onEdit }: Props) {
  const { better: copy } = useCopy();
  const { turn, shape, along, light } = edit;
  const [wantsTurn, wantsLight] = [suggestTurn(photo), suggestLight(photo)];
  const frame = getFrame(picture, edit);
  const face = getOwnFace(photo);
  const isCut = face !== null && !containsArea(frame, along, picture, face.area);
  return (
    <Stack>
      <SegmentedControl
        legend={copy.shape}
        options={shapes.map((value) => ({ value, label: copy.shapes[value] }))}
        value={shape}
        onChange={(next) => onEdit(changeShape(edit, next, photo, picture))}
      />
      <div>
        {Math.max(frame.room.x, frame.room.y) > 1 && (
          <Range
            label={copy.move}
            value={along}
            min={-1}
            max={1}
            step={0.02}
            words={`${Math.round((along + 1) * 50)}%`}
            onChange={(next) => onEdit({ ...edit, along: next })}
          />
        )}
        <Text role="status" $tone="careful" $size={14}>
          {isCut && copy.faceCut}
        </Text>
      </div>
      <div>
        <Range
          label={copy.turn}
          value={turn}
          min={-maxTurn}
          max={maxTurn}
          step={0.5}
          words={copy.degrees(turn)}
          onChange={(next) => onEdit({ ...edit, turn: next })}
        />
        {wantsTurn !== null && turn !== wantsTurn && (
          <Row $gap={2}>
            <Text $size={14}>{copy.suggestTurn(wantsTurn)}</Text>
            <Button variant="secondary" size="small" onClick={() => onEdit({ ...edit, turn: wantsTurn })}>
              {copy.doTurn(wantsTurn)}
            </Button>
          </Row>
        )}
      </div>
      <div>
        <Range
          label={copy.light}
          value={light}
          min={-0.5}
          max={maxExposure}
          step={0.05}
          words={copy.stops(light)}
          onChange={(next) => onEdit({ ...edit, light: next })}
        />
        {wantsLight !== null && light !== wantsLight && (
          <Row $gap={2}>
            <Text $size={14}>{copy.suggestLight}</Text>
            <Button variant="secondary" size="small" onClick={() => onEdit({ ...edit, light: wantsLight })}>
              {copy.doLight(wantsLight)}
            </Button>
          </Row>
        )}
      </div>
    </Stack>
  );
}
