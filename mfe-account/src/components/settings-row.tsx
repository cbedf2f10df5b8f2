import { useHasRoute } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Icon, type IconName } from '@datewright/ui';

/** One card of links, each with its state. */
export const SettingsList = styled.ul`
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  overflow: hidden;
  > li + li {
    border-top: 1px solid var(--hairline);
  }
`;

const Row = styled(Link)`
  align-items: center;
  color: var(--text);
  display: grid;
  gap: var(--space-1) var(--space-3);
  grid-template-columns: auto minmax(0, 1fr) auto;
  padding: var(--space-3) var(--space-4);
  text-decoration: none;
  &:hover {
    background: var(--surface-raised);
  }
  &:focus-visible {
    border-radius: var(--radius-card);
    outline-offset: -3px;
  }
  > svg {
    color: var(--muted);
  }
  strong {
    font-weight: 600;
  }
`;

const State = styled.small<{ $isBad: boolean }>`
  color: var(--${({ $isBad }) => ($isBad ? 'bad' : 'muted')});
  display: block;
  font-size: var(--text-14);
  line-height: 1.4;
`;

interface Props {
  to: string;
  icon: IconName;
  name: string;
  /** In one line. */
  state: string;
  /** The state needs the member. */
  isBad?: boolean;
}

/** A link to a page of settings, with what is set there. */
export function SettingsRow({ to, icon, name, state, isBad = false }: Props) {
  const exists = useHasRoute(to);
  if (!exists) return null;
  return (
    <li>
      <Row to={to}>
        <Icon name={icon} />
        <span>
          <strong>{name}</strong> <State $isBad={isBad}>{state}</State>
        </span>
        <Icon name="chevron-right" size={18} />
      </Row>
    </li>
  );
}
