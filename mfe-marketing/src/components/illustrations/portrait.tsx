import type { CharacterLook } from './characters.ts';
import { colors } from './palette.ts';

/** Hair behind the head, in a view box of 100 by 100. */
function BackHair({ hair, hairColour }: CharacterLook) {
  if (hair === 'long')
    return <path fill={hairColour} d="M27 44c0-19 9-30 23-30s23 11 23 30c0 14 3 24 6 32H21c3-8 6-18 6-32Z" />;
  if (hair === 'bob')
    return <path fill={hairColour} d="M26 46c0-20 10-31 24-31s24 11 24 31c0 8 1 14 2 19H24c1-5 2-11 2-19Z" />;
  if (hair === 'curly')
    return (
      <g fill={hairColour}>
        <circle cx="33" cy="30" r="13" />
        <circle cx="50" cy="22" r="15" />
        <circle cx="67" cy="30" r="13" />
        <circle cx="26" cy="45" r="11" />
        <circle cx="74" cy="45" r="11" />
        <circle cx="29" cy="58" r="8" />
        <circle cx="71" cy="58" r="8" />
      </g>
    );
  if (hair === 'scarf')
    return <path fill={hairColour} d="M24 48c0-22 11-34 26-34s26 12 26 34c0 16 5 28 9 40H15c4-12 9-24 9-40Z" />;
  if (hair === 'locs')
    return (
      <g stroke={hairColour} strokeWidth="6" strokeLinecap="round" fill="none">
        <path d="M30 32c-4 12-5 24-3 36M37 26c-6 14-8 30-7 46M63 26c6 14 8 30 7 46M70 32c4 12 5 24 3 36" />
      </g>
    );
  if (hair === 'bun') return <circle cx="50" cy="14" r="9" fill={hairColour} />;
  return null;
}

/** Hair over the forehead. */
function FrontHair({ hair, hairColour }: CharacterLook) {
  const cap = 'M31 42c0-16 8-25 19-25s19 9 19 25c-4-7-8-11-13-12-7 4-17 5-25 12Z';
  if (hair === 'bald') return null;
  if (hair === 'scarf')
    return <path fill={hairColour} d="M29 50c-1-19 8-31 21-31s22 12 21 31c-3-13-10-19-21-19s-18 6-21 19Z" />;
  if (hair === 'quiff')
    return (
      <path fill={hairColour} d="M31 40c-3-15 5-26 19-27 12-1 22 6 20 16-1 5-2 8-2 11-3-6-6-9-10-10-8 2-19 2-27 10Z" />
    );
  if (hair === 'locs' || hair === 'curly')
    return <path fill={hairColour} d="M30 40c0-15 9-24 20-24s20 9 20 24c-9-9-31-9-40 0Z" />;
  if (hair === 'short' || hair === 'grey')
    return <path fill={hairColour} d="M30 42c-1-17 8-26 20-26s21 9 20 26c-2-6-4-10-7-12H37c-3 2-5 6-7 12Z" />;
  return <path fill={hairColour} d={cap} />;
}

/** Head and shoulders in a view box of 100 by 100. */
export function Portrait(look: CharacterLook) {
  const { skin, top, glasses, beard, hairColour } = look;
  return (
    <g>
      <BackHair {...look} />
      <path fill={top} d="M14 100c2-18 14-27 36-27s34 9 36 27Z" />
      <path fill={skin} d="M42 62h16v13c-4 6-12 6-16 0Z" />
      <path fill={colors.ink} opacity="0.14" d="M42 66c5 4 11 4 16 0v5c-5 4-11 4-16 0Z" />
      <path fill={skin} d="M32 44c0-14 7-22 18-22s18 8 18 22-7 24-18 24-18-10-18-24Z" />
      {beard && <path fill={hairColour} d="M32 47c2 4 4 6 8 6h20c4 0 6-2 8-6 0 14-7 24-18 24S32 61 32 47Z" />}
      <FrontHair {...look} />
      <g fill={colors.ink}>
        <circle cx="43" cy="45" r="2" />
        <circle cx="57" cy="45" r="2" />
      </g>
      <path
        d="M44 56c4 4 8 4 12 0"
        fill="none"
        stroke={beard ? colors.paper : colors.ink}
        strokeWidth="2"
        strokeLinecap="round"
      />
      {glasses && (
        <g fill="none" stroke={colors.ink} strokeWidth="1.8">
          <circle cx="42.5" cy="45" r="6" />
          <circle cx="57.5" cy="45" r="6" />
          <path d="M48.5 45h3" />
        </g>
      )}
    </g>
  );
}
