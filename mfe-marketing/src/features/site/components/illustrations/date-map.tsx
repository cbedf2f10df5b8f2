import { keyframes, styled } from '@datewright/sdk/styled';
import { colors } from '../../../../components/illustrations/palette.ts';

const walk = keyframes`
  from { stroke-dashoffset: 100; }
  to { stroke-dashoffset: 0; }
`;

const Town = styled.svg`
  border-radius: var(--radius-sheet);
  height: auto;
  width: 100%;
  .ground {
    fill: var(--surface-raised);
  }
  .street {
    fill: none;
    stroke: var(--surface);
    stroke-linecap: round;
    stroke-width: 16;
  }
  .walk {
    animation: ${walk} 2s var(--ease) 300ms backwards;
    fill: none;
    stroke: var(--orchid);
    stroke-dasharray: 100;
    stroke-linecap: round;
    stroke-width: 4;
  }
  text {
    fill: var(--on-ember);
    font-family: var(--font-heading);
    font-size: 15px;
    font-weight: 700;
    text-anchor: middle;
  }
`;

const pins = [
  { x: 78, y: 214, fill: colors.amber },
  { x: 226, y: 132, fill: colors.orchid },
  { x: 348, y: 74, fill: colors.mint },
];

/** A drawn town with three spots and the route between them. `label` is for screen readers. */
export const DateMap = ({ label }: { label: string }) => (
  <Town viewBox="0 0 420 280" role="img" aria-label={label}>
    <rect className="ground" width="420" height="280" />
    <path d="M-10 40c70 20 60 90 0 110Z" fill={colors.sky} opacity="0.7" />
    <path d="M260 190c40-24 110-16 160 10v90H250c-14-40-10-80 10-100Z" fill={colors.leaf} opacity="0.55" />
    <g fill={colors.mint} opacity="0.8">
      <circle cx="300" cy="226" r="13" />
      <circle cx="332" cy="246" r="16" />
      <circle cx="378" cy="222" r="12" />
    </g>
    <path
      className="street"
      d="M0 236c90-12 120-60 180-84s150-20 240-110M120 0c10 80 0 190 60 280M300 0c-14 60-60 90-120 152"
    />
    <g fill={colors.stone} opacity="0.45">
      <rect x="30" y="176" width="36" height="24" rx="4" />
      <rect x="150" y="60" width="52" height="40" rx="4" />
      <rect x="216" y="30" width="46" height="34" rx="4" />
      <rect x="346" y="118" width="52" height="36" rx="4" />
      <rect x="70" y="84" width="34" height="44" rx="4" />
    </g>
    <path className="walk" pathLength="100" d="M78 230c60-8 90-40 120-62 22-16 70-18 150-78" />
    {pins.map(({ x, y, fill }, index) => (
      <g key={fill} transform={`translate(${x} ${y})`}>
        <path d="M0 22C-16 4-18-4-18-10a18 18 0 0 1 36 0c0 6-2 14-18 32Z" fill={fill} />
        <circle cy="-10" r="12" fill={colors.paper} />
        <text y="-5">{index + 1}</text>
      </g>
    ))}
  </Town>
);
