import { styled } from '@datewright/sdk/styled';

const Circle = styled.span.attrs({ 'aria-hidden': true })<{ $isSmall: boolean }>`
  align-items: center;
  background: var(--surface-raised);
  border: 1px solid var(--control-line);
  border-radius: 50%;
  display: inline-flex;
  flex: none;
  font-family: var(--font-heading);
  font-size: var(${({ $isSmall }) => ($isSmall ? '--text-14' : '--text-22')});
  font-weight: 700;
  height: ${({ $isSmall }) => ($isSmall ? '1.75rem' : '3rem')};
  justify-content: center;
  width: ${({ $isSmall }) => ($isSmall ? '1.75rem' : '3rem')};
`;

/** Shows the first letter of a name, because matches have no photos. */
export function Avatar({ name, isSmall = false }: { name: string; isSmall?: boolean }) {
  return <Circle $isSmall={isSmall}>{[...name.trim()][0]?.toLocaleUpperCase() ?? '?'}</Circle>;
}
