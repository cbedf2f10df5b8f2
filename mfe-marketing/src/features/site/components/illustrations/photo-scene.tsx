import type { ReactNode } from 'react';
import { type CharacterName, characters } from '../../../../components/illustrations/characters.ts';
import { colors } from '../../../../components/illustrations/palette.ts';
import { Portrait } from '../../../../components/illustrations/portrait.tsx';

/** The six kinds of profile photo, named as in Photo Analyzer. */
export const photoKinds = ['profile', 'full_body', 'hobby', 'social', 'travel', 'pet'] as const;
export type PhotoKind = (typeof photoKinds)[number];

const bust = (who: CharacterName, at: string) => (
  <g transform={at}>
    <Portrait {...characters[who]} />
  </g>
);

/** A standing figure in a view box of 40 by 100. */
function Figure({ who, trousers = colors.night }: { who: CharacterName; trousers?: string }) {
  const look = characters[who];
  return (
    <g>
      <path fill={trousers} d="M12 58h16l1 36h-7l-2-24-2 24h-7Z" />
      <path fill={colors.ink} d="M10 93h9v5H8c0-2 1-4 2-5Zm12 0h8c2 1 3 3 3 5H22Z" />
      <path fill={look.top} d="M9 32c2-6 7-8 11-8s9 2 11 8l3 24-5 1-2-14v17H13V43l-2 14-5-1Z" />
      <g transform="translate(3 -7) scale(.34)">
        <Portrait {...look} />
      </g>
    </g>
  );
}

const scenes: Record<PhotoKind, (who: CharacterName) => ReactNode> = {
  profile: (who) => (
    <>
      <rect width="120" height="150" fill={characters[who].ground} />
      <circle cx="96" cy="30" r="34" fill={colors.paper} opacity="0.35" />
      {bust(who, 'translate(-8 22) scale(1.32)')}
    </>
  ),
  full_body: (who) => (
    <>
      <rect width="120" height="150" fill={colors.sand} />
      <rect y="118" width="120" height="32" fill={colors.stone} />
      <rect x="8" y="22" width="30" height="96" fill={colors.brick} />
      <rect x="14" y="34" width="18" height="26" fill={colors.sky} />
      <path d="M96 118c-12-14-10-34 0-46 10 12 12 32 0 46Z" fill={colors.leaf} />
      <g transform="translate(38 30) scale(1.08)">
        <Figure who={who} trousers={colors.denim} />
      </g>
    </>
  ),
  hobby: (who) => (
    <>
      <rect width="120" height="150" fill={colors.plum} />
      <path d="M0 0h120v40L0 110Z" fill={colors.stone} opacity="0.35" />
      <g>
        <circle cx="28" cy="34" r="7" fill={colors.ember} />
        <circle cx="88" cy="24" r="6" fill={colors.mint} />
        <circle cx="98" cy="72" r="8" fill={colors.amber} />
        <circle cx="24" cy="92" r="6" fill={colors.sky} />
        <circle cx="64" cy="12" r="5" fill={colors.rose} />
      </g>
      <path d="M48 66 30 38M72 66 86 30" stroke={characters[who].skin} strokeWidth="7" strokeLinecap="round" />
      <g transform="translate(33 44) scale(1.1)">
        <Figure who={who} />
      </g>
    </>
  ),
  social: (who) => (
    <>
      <rect width="120" height="150" fill={colors.amber} />
      <path d="M0 22q30 18 60 0t60 0" fill="none" stroke={colors.brick} strokeWidth="2" />
      {bust('tomas', 'translate(-18 36) scale(.74)')}
      {bust('amara', 'translate(64 36) scale(.74)')}
      {bust(who, 'translate(16 34) scale(.9)')}
      <rect y="118" width="120" height="32" fill={colors.brick} />
      <g fill={colors.paper}>
        <ellipse cx="34" cy="126" rx="14" ry="5" />
        <ellipse cx="86" cy="128" rx="14" ry="5" />
      </g>
      <path d="M54 108h12l-2 16h-8Z" fill={colors.rose} />
    </>
  ),
  travel: (who) => (
    <>
      <rect width="120" height="150" fill={colors.sky} />
      <circle cx="92" cy="30" r="13" fill={colors.amber} />
      <path d="M-10 118 34 44l28 44 18-26 50 56Z" fill={colors.denim} />
      <path d="m34 44 10 16-10 6-9-7Z" fill={colors.paper} />
      <path d="M0 112c30-10 90-10 120 0v38H0Z" fill={colors.leaf} />
      <g transform="translate(42 58) scale(.84)">
        <Figure who={who} trousers={colors.ink} />
      </g>
    </>
  ),
  pet: (who) => (
    <>
      <rect width="120" height="150" fill={colors.mint} />
      <circle cx="20" cy="26" r="26" fill={colors.leaf} opacity="0.5" />
      {bust(who, 'translate(-10 30) scale(1.05)')}
      <g>
        <path d="M70 150c-2-26 6-40 22-40s22 16 22 40Z" fill={colors.sand} />
        <path d="M76 90c0-10 6-16 16-16s16 6 16 16-6 18-16 18-16-8-16-18Z" fill={colors.sand} />
        <path d="M78 80c-8 2-10 12-8 22 6-2 10-8 12-16Zm28 0c8 2 10 12 8 22-6-2-10-8-12-16Z" fill={colors.brick} />
        <circle cx="86" cy="88" r="2" fill={colors.ink} />
        <circle cx="98" cy="88" r="2" fill={colors.ink} />
        <path d="M89 95h6l-3 4Z" fill={colors.ink} />
      </g>
    </>
  ),
};

/** An illustrated photo of one of the six kinds, with an aspect ratio of 4 to 5. */
export const PhotoScene = ({ kind, who }: { kind: PhotoKind; who: CharacterName }) => (
  <svg viewBox="0 0 120 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    {scenes[kind](who)}
  </svg>
);
