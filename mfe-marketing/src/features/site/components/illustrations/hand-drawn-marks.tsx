import { keyframes, styled } from '@datewright/sdk/styled';

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

/** A pen stroke that draws itself once; static with reduced motion. */
const Stroke = styled.path`
  animation: ${draw} var(--time-enter) var(--ease) backwards;
  fill: none;
  stroke: var(--orchid);
  stroke-dasharray: 1;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 2.5;
`;

const strokes = {
  /** From a note on the right to its subject. */
  left: 'M46 22C34 30 18 28 6 14M6 14l2 10M6 14l10 1',
  /** From a note below to its subject. */
  up: 'M40 30C36 18 24 10 10 8M10 8l9-4M10 8l6 8',
  down: 'M10 4c2 12 10 20 24 24M34 28l-4-8M34 28l-9 2',
} as const;
export type ArrowDirection = keyof typeof strokes;

const Small = styled.svg`
  flex: none;
  height: 2rem;
  overflow: visible;
  width: 3rem;
`;

export const Arrow = ({ to }: { to: ArrowDirection }) => (
  <Small viewBox="0 0 50 34" aria-hidden="true" focusable="false">
    <Stroke d={strokes[to]} pathLength="1" />
  </Small>
);

const Under = styled.span`
  display: inline-block;
  position: relative;
  > svg {
    bottom: -0.12em;
    height: 0.25em;
    left: -2%;
    overflow: visible;
    pointer-events: none;
    position: absolute;
    width: 104%;
  }
`;

/** One or two words with a pen underline. Use `Highlight` in running text. */
export const Underlined = ({ children }: { children: string }) => (
  <Under>
    {children}
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <Stroke d="M1 6C20 2 34 8 52 5s30-3 47 0" pathLength="1" vectorEffect="non-scaling-stroke" />
    </svg>
  </Under>
);

/** Highlighted words in running text; they may wrap. */
export const Highlight = styled.mark`
  background: none;
  color: inherit;
  text-decoration: underline wavy var(--orchid) 2px;
  text-underline-offset: 0.22em;
`;
