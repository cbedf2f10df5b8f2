import type { PostCategory } from '@datewright/contracts/marketing/post';
import { styled } from '@datewright/sdk/styled';
import type { ReactNode } from 'react';
import { characters } from '../../../components/illustrations/characters.ts';
import { colors } from '../../../components/illustrations/palette.ts';
import { Portrait } from '../../../components/illustrations/portrait.tsx';

const Picture = styled.svg`
  aspect-ratio: 16 / 9;
  height: auto;
  width: 100%;
`;

const bubble = (x: number, y: number, width: number, fill: string, tail: 'left' | 'right') => (
  <g transform={`translate(${x} ${y})`}>
    <rect width={width} height="40" rx="18" fill={fill} />
    <path d={tail === 'left' ? 'M14 34v18l20-14Z' : `M${width - 14} 34v18l-20-14Z`} fill={fill} />
    <rect x="18" y="12" width={width - 50} height="5" rx="2.5" fill={colors.ink} opacity="0.3" />
    <rect x="18" y="23" width={width - 76} height="5" rx="2.5" fill={colors.ink} opacity="0.3" />
  </g>
);

const pen = (d: string) => (
  <path d={d} fill="none" stroke={colors.orchid} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
);

const covers: Record<PostCategory, ReactNode> = {
  'dating-tips': (
    <>
      <rect width="320" height="180" fill={colors.night} />
      <circle cx="262" cy="40" r="22" fill={colors.amber} />
      <path d="M0 150c80-30 240-30 320 0v30H0Z" fill={colors.plum} />
      <g transform="translate(70 62) scale(1.05)">
        <Portrait {...characters.amara} />
      </g>
      <g transform="translate(150 62) scale(1.05)">
        <Portrait {...characters.jonas} />
      </g>
      {pen('M152 40c4-14 22-12 22 2 0-14 18-16 22-2 3 12-14 20-22 28-8-8-25-16-22-28Z')}
    </>
  ),
  'profile-optimization': (
    <>
      <rect width="320" height="180" fill={colors.sand} />
      <rect x="48" y="18" width="104" height="144" rx="14" fill={colors.paper} />
      <rect x="58" y="28" width="84" height="84" rx="8" fill={colors.ember} />
      <g transform="translate(62 34) scale(.78)">
        <Portrait {...characters.hana} />
      </g>
      <rect x="58" y="122" width="64" height="7" rx="3.5" fill={colors.stone} />
      <rect x="58" y="136" width="44" height="7" rx="3.5" fill={colors.stone} opacity="0.6" />
      {pen('M232 60c-26-14-58-6-72 14m0 0 3-16m-3 16 17-4')}
      <text x="252" y="112" fill={colors.plum} fontSize="58" fontWeight="700" textAnchor="middle">
        +2
      </text>
    </>
  ),
  conversation: (
    <>
      <rect width="320" height="180" fill={colors.plum} />
      {bubble(36, 28, 170, colors.paper, 'left')}
      {bubble(116, 100, 170, colors.orchid, 'right')}
      {pen('M60 78c30 6 60-4 96 2')}
    </>
  ),
  'date-ideas': (
    <>
      <rect width="320" height="180" fill={colors.mint} />
      <path d="M0 130c60-40 120-10 180-50s90-30 140-60v160H0Z" fill={colors.leaf} opacity="0.6" />
      {pen('M40 150c50-8 70-40 120-50s80-6 116-60')}
      <g transform="translate(40 142)">
        <circle r="11" fill={colors.ember} />
      </g>
      <g transform="translate(160 98)">
        <circle r="11" fill={colors.amber} />
      </g>
      <g transform="translate(278 38)">
        <circle r="11" fill={colors.paper} />
      </g>
      <path d="M196 128h44l-5 34h-34Z" fill={colors.paper} />
      <path d="M240 136c18-4 18 18-4 16" fill="none" stroke={colors.paper} strokeWidth="5" />
      <path d="M208 120c-4-8 6-10 2-18m16 18c-4-8 6-10 2-18" fill="none" stroke={colors.paper} strokeWidth="3" />
    </>
  ),
  confidence: (
    <>
      <rect width="320" height="180" fill={colors.ember} />
      <circle cx="160" cy="190" r="110" fill={colors.amber} />
      <g transform="translate(96 44) scale(1.36)">
        <Portrait {...characters.kofi} />
      </g>
      {pen('M70 60 46 44M84 36 72 14M250 60l24-16M236 36l12-22')}
    </>
  ),
  'personal-growth': (
    <>
      <rect width="320" height="180" fill={colors.sky} />
      <rect y="140" width="320" height="40" fill={colors.leaf} />
      <path d="M160 150V70" stroke={colors.leaf} strokeWidth="7" strokeLinecap="round" />
      <path
        d="M160 104c-34 0-42-24-42-34 30 0 42 14 42 34Zm0-18c34 0 44-26 44-40-32 0-44 18-44 40Z"
        fill={colors.mint}
      />
      <path d="M126 134h68l-8 40h-52Z" fill={colors.brick} />
      {pen('M230 130V40m0 0-14 16m14-16 14 16')}
    </>
  ),
};

/** Illustration for a post without a picture. */
export const PostCover = ({ category }: { category: PostCategory }) => (
  <Picture viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    {covers[category]}
  </Picture>
);
