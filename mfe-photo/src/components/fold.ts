import { css, styled } from '@datewright/sdk/styled';

/** A line that unfolds what is below it. `$isQuiet`: beside something more important; `$hasRule`: apart from what is above it. */
export const Fold = styled.details<{ $isQuiet?: boolean; $hasRule?: boolean }>`
  ${({ $hasRule }) =>
    $hasRule &&
    css`
      border-top: 1px solid var(--hairline);
      padding-top: var(--space-1);
    `}
  > summary {
    align-content: center;
    cursor: pointer;
    min-height: var(--target);
    /* A second line starts below the first one, not below the chevron. */
    padding-inline-start: 1.15em;
    text-indent: -1.15em;
    ${({ $isQuiet }) => ($isQuiet ? 'color: var(--muted)' : 'font-weight: 600')};
  }
`;
