import { css, styled } from '@datewright/sdk/styled';

type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 24;
interface Gap {
  /** A step of the space scale, in units of 4 px; 4 by default. */
  $gap?: Space;
}

const gap = ({ $gap = 4 }: Gap) => `var(--space-${$gap})`;

/** Arranges its children in a column. */
export const Stack = styled.div<Gap & { $align?: 'start' | 'center' | 'end' | 'stretch' }>`
  align-items: ${({ $align = 'stretch' }) => $align};
  display: flex;
  flex-direction: column;
  gap: ${gap};
  min-width: 0;
`;

/** Arranges its children in a row that wraps when there is no room. */
export const Row = styled.div<Gap & { $justify?: 'start' | 'center' | 'end' | 'space-between'; $nowrap?: boolean }>`
  align-items: center;
  display: flex;
  flex-wrap: ${({ $nowrap }) => ($nowrap ? 'nowrap' : 'wrap')};
  gap: ${gap};
  justify-content: ${({ $justify = 'start' }) => $justify};
  min-width: 0;
`;

/**
 * Equal columns, as many as fit at `$min` (any CSS length; 16rem by default). A few children share the whole width;
 * with `$even` each has the width it would have in a full row.
 */
export const Grid = styled.div<Gap & { $min?: string; $even?: boolean }>`
  display: grid;
  gap: ${gap};
  grid-template-columns: repeat(${({ $even }) => ($even ? 'auto-fill' : 'auto-fit')}, minmax(min(100%, ${({ $min = '16rem' }) => $min}), 1fr));
`;

/** The column of a page. `$width`: `text` for reading, `form` for one card of fields. */
export const Page = styled.div<{ $width?: 'page' | 'text' | 'form' }>`
  margin-inline: auto;
  max-width: ${({ $width = 'page' }) => ({ page: 'var(--page-width)', text: '48rem', form: '30rem' })[$width]};
  padding-inline: var(--space-4);
  width: 100%;

  @media (min-width: 48rem) {
    padding-inline: var(--space-6);
  }
`;

/** Hides content from everyone but screen readers. */
export const VisuallyHidden = styled.span`
  ${css`
    block-size: 1px;
    clip-path: inset(50%);
    inline-size: 1px;
    overflow: hidden;
    position: absolute;
    white-space: nowrap;
  `}
`;
