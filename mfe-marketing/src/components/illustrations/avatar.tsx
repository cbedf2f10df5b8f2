import { styled } from '@datewright/sdk/styled';
import { type CharacterName, characters } from './characters.ts';
import { Portrait } from './portrait.tsx';

const Round = styled.svg<{ $size: number }>`
  border-radius: 50%;
  flex: none;
  height: ${({ $size }) => $size / 16}rem;
  width: ${({ $size }) => $size / 16}rem;
`;

/** A drawn avatar, hidden from screen readers because the name is next to it. */
export function Avatar({ character, size = 52 }: { character: CharacterName; size?: number }) {
  const look = characters[character];
  return (
    <Round $size={size} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <rect width="100" height="100" fill={look.ground} />
      <Portrait {...look} />
    </Round>
  );
}
