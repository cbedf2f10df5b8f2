import type { Area } from '@datewright/contracts/photo/area';
import { styled } from '@datewright/sdk/styled';
import { PhotoCrop } from '../../../components/photo-crop.tsx';
import { getCropPosition } from '../../../lib/crop-position.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';

const Open = styled.button`
  background: var(--surface-raised);
  border: 0;
  border-radius: var(--radius-control);
  display: block;
  overflow: hidden;
  padding: 0;
  position: relative;
  width: 100%;
  &:is(button) {
    cursor: zoom-in;
  }
  /* A phone shows the area beside its description, and here only a part of the photo. */
  > [data-mark] {
    @media (max-width: 47.99rem) {
      display: none;
    }
  }
`;

export const Mark = styled.span`
  border: 3px solid var(--orchid);
  border-radius: var(--radius-control);
  box-shadow: 0 0 0 100vmax rgb(15 13 20 / 45%);
  pointer-events: none;
  position: absolute;
  transition: opacity var(--time-feedback);
`;

const percent = (share: number) => `${share * 100}%`;
export const toCssArea = ({ x, y, width, height }: Area) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

interface Props {
  photo: AnalyzedPhoto;
  alt: string;
  /** The highlighted area. */
  marked: Area | null;
  label: string;
  /** Null where there is no picture to open. */
  onOpen: (() => void) | null;
}

/** A photo cropped around the face, or whole with one area highlighted. */
export function MarkedPhoto({ photo, alt, marked, label, onOpen }: Props) {
  return (
    <PhotoCrop $position={getCropPosition(photo)} $isWhole={marked !== null}>
      <Open as={onOpen ? 'button' : 'div'} {...(onOpen && { type: 'button', 'aria-label': label, onClick: onOpen })}>
        <img src={photo.thumbnail} alt={alt} />
        {marked && <Mark data-mark="" style={toCssArea(marked)} />}
      </Open>
    </PhotoCrop>
  );
}
