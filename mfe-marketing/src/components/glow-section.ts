import { css, styled } from '@datewright/sdk/styled';

/** Ends a glow softly at the edges of its section. */
const fade = css`linear-gradient(var(--ground), transparent 6rem, transparent calc(100% - 10rem), var(--ground))`;

/** The first section of a page, with two glows behind it. */
export const GlowSection = styled.section`
  background:
    ${fade},
    radial-gradient(44rem 30rem at 82% 18%, var(--glow-ember), transparent 70%),
    radial-gradient(36rem 28rem at 64% 78%, var(--glow-orchid), transparent 70%);
  overflow: hidden;
`;

/** The same for a page whose first section is centred. */
export const CentredGlowSection = styled.section`
  background: ${fade}, radial-gradient(50rem 24rem at 50% 0%, var(--glow-ember), transparent 70%);
`;
