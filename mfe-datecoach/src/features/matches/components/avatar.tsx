import { styled } from '@datewright/sdk/styled';

const Circle = styled.span.attrs({ 'aria-hidden': true })`
  align-items: center;
  background: var(--surface-raised);
  border: 1px solid var(--control-line);
  border-radius: 50%;
  display: inline-flex;
  flex: none;
  font-family: var(--font-heading);
  font-size: var(--text-22);
  font-weight: 700;
  height: 3rem;
  justify-content: center;
  width: 3rem;
`;

/** Shows the first letter of a name, because matches have no photos. */
export function Avatar({ name }: { name: string }) {
  return <Circle>{[...name.trim()][0]?.toLocaleUpperCase() ?? '?'}</Circle>;
}
