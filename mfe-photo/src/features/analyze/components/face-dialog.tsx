import type { Face } from '@datewright/contracts/photo/photo-metrics';
import { styled } from '@datewright/sdk/styled';
import { Button, Dialog, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { Photo } from '../../../lib/photo.ts';
import { getFacePosition, sortFromLeft } from '../lib/face-position.ts';

const Picture = styled.div`
  justify-self: center;
  line-height: 0;
  position: relative;
  > img {
    border-radius: var(--radius-control);
    max-height: 60dvh;
  }
`;

const Box = styled.button`
  background: transparent;
  border: 3px solid var(--ember);
  border-radius: var(--radius-control);
  box-shadow: 0 0 0 1px var(--on-ember), inset 0 0 0 1px var(--on-ember);
  cursor: pointer;
  min-height: 24px;
  min-width: 24px;
  padding: 0;
  position: absolute;
  &:hover,
  &:focus-visible {
    background: rgb(255 107 74 / 35%);
  }
  > span {
    background: var(--ember);
    border-radius: var(--radius-control);
    bottom: 100%;
    color: var(--on-ember);
    font-size: var(--text-14);
    font-weight: 700;
    left: 0;
    line-height: 1.4;
    padding: 0 0.375rem;
    position: absolute;
  }
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

interface Props {
  /** Null while the dialog is closed. */
  photo: Photo | null;
  onChoose: (photo: Photo, at: { x: number; y: number }) => void;
  onNone: (photo: Photo) => void;
  onClose: () => void;
}

/** Asks which face in a photo is the member's. */
export function FaceDialog({ photo, onChoose, onNone, onClose }: Props) {
  const { analyze: copy } = useCopy();
  const faces = sortFromLeft(photo?.error?.faces ?? []);
  const nameOf = (place: number, face: Face) => copy.face(place + 1, copy.places[getFacePosition(face)]);
  const choose = ({ area }: Face) =>
    photo && onChoose(photo, { x: area.x + area.width / 2, y: area.y + area.height / 2 });
  return (
    <Dialog
      open={photo !== null}
      onClose={onClose}
      title={copy.faceTitle}
      actions={
        <Button variant="secondary" onClick={() => photo && onNone(photo)}>
          {copy.faceNone}
        </Button>
      }
    >
      <Text>{copy.faceText}</Text>
      {photo && (
        <Picture>
          <img src={photo.thumbnail} alt={copy.photoAlt(photo.name)} />
          {faces.map((face, place) => (
            <Box
              key={`${face.area.x} ${face.area.y}`}
              type="button"
              aria-label={nameOf(place, face)}
              style={{
                left: `${face.area.x * 100}%`,
                top: `${face.area.y * 100}%`,
                width: `${face.area.width * 100}%`,
                height: `${face.area.height * 100}%`,
              }}
              onClick={() => choose(face)}
            >
              <span aria-hidden="true">{place + 1}</span>
            </Box>
          ))}
        </Picture>
      )}
      {/* Faces in a crowd are smaller than a fingertip. */}
      <Names>
        {faces.map((face, place) => (
          <li key={`${face.area.x} ${face.area.y}`}>
            <Button variant="secondary" onClick={() => choose(face)}>
              {nameOf(place, face)}
            </Button>
          </li>
        ))}
      </Names>
    </Dialog>
  );
}
