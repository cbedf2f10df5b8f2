import { useTrack } from '@datewright/sdk/host';
import { Link, useLocation } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Icon } from '@datewright/ui';
import { useMemberCopy } from './copy.ts';
import { useKeyboardOpen } from './use-keyboard-open.ts';
import { useToolLinks } from './use-tool-links.ts';

const Bar = styled.nav`
  background: var(--ground);
  border-top: 1px solid var(--hairline);
  bottom: 0;
  display: grid;
  flex: none;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  height: var(--frame-bottom);
  padding-bottom: env(safe-area-inset-bottom);
  position: sticky;
  z-index: 20;
  @media (min-width: 56rem) {
    display: none;
  }
  > a {
    align-content: center;
    color: var(--muted);
    display: grid;
    /* Larger text grows as far as the longest name fits its fifth of a phone. */
    font-size: min(0.75rem, 4.6vw);
    font-weight: 600;
    gap: 0.125rem;
    justify-items: center;
    line-height: 1.2;
    overflow: hidden;
    text-decoration: none;
    &[aria-current] {
      box-shadow: inset 0 2px var(--text);
      color: var(--text);
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
`;

const homePath = '/';

/** A phone's way between home and the tools, in reach of the thumb; hidden while the keyboard takes the room. */
export function BottomBar() {
  const copy = useMemberCopy();
  const track = useTrack();
  const { pathname } = useLocation();
  const home = { path: homePath, short: copy.home, icon: 'home', isCurrent: pathname === homePath } as const;
  return (
    <Bar aria-label={copy.bar} hidden={useKeyboardOpen()}>
      {[home, ...useToolLinks()].map(({ path, short, icon, isCurrent }) => (
        <Link
          key={path}
          to={path}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={() => track('nav_click', { path })}
        >
          <Icon name={icon} size={22} />
          {short}
        </Link>
      ))}
    </Bar>
  );
}
