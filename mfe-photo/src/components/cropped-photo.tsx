import { styled } from '@datewright/sdk/styled';
import { getCropPosition } from '../lib/crop-position.ts';
import type { StoredPhoto } from '../lib/photo.ts';

const Image = styled.img`
  display: block;
  height: 100%;
  object-fit: cover;
  width: 100%;
`;

interface Props {
  photo: Pick<StoredPhoto, 'thumbnail' | 'result'>;
  alt: string;
}

/** A photo that fills its frame, cropped around the face. */
export function CroppedPhoto({ photo, alt }: Props) {
  const objectPosition = getCropPosition(photo);
  return <Image src={photo.thumbnail} alt={alt} draggable={false} style={{ objectPosition }} />;
}
