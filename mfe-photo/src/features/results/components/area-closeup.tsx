import type { Area } from '@datewright/contracts/photo/area';
import { styled } from '@datewright/sdk/styled';
import { Mark, toCssArea } from './marked-photo.tsx';

/** On a phone the photo is a screen away from its description. */
const Small = styled.div`
  border-radius: var(--radius-control);
  line-height: 0;
  max-width: 9rem;
  overflow: hidden;
  position: relative;
  @media (min-width: 48rem) {
    display: none;
  }
`;

/** The described area on a small copy of the photo. */
export function AreaCloseup({ thumbnail, area }: { thumbnail: string; area: Area }) {
  return (
    <Small aria-hidden="true">
      <img src={thumbnail} alt="" />
      <Mark style={toCssArea(area)} />
    </Small>
  );
}
