import { useTrack } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { useToolLinks } from './use-tool-links.ts';

const Tool = styled(Link)`
  align-items: center;
  border-radius: var(--radius-control);
  color: var(--muted);
  display: inline-flex;
  font-weight: 500;
  min-height: var(--target);
  padding: 0 0.625rem;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: var(--surface);
    color: var(--text);
  }
  &[aria-current] {
    box-shadow: inset 0 -2px var(--text);
    border-radius: 0;
    color: var(--text);
  }
`;

/** The member's tools in the header of a wide screen. */
export function ToolNav() {
  const track = useTrack();
  return useToolLinks().map(({ path, name, isCurrent }) => (
    <Tool
      key={path}
      to={path}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => track('dropdown_item_click', { path })}
    >
      {name}
    </Tool>
  ));
}
