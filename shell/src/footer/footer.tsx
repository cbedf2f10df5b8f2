import { useConsent, useRouteCheck, useSession } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { LinkButton, Page, Text } from '@datewright/ui';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { Logo } from '../header/logo.tsx';
import { useNavigation } from '../header/use-navigation.ts';

const Bar = styled.footer`
  background: var(--surface);
  border-top: 1px solid var(--hairline);
  margin-top: var(--space-16);
  padding-block: var(--space-12) var(--space-8);
`;

const Columns = styled.div`
  display: grid;
  gap: var(--space-8);
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
`;

const Brand = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  @media (min-width: 40rem) {
    grid-column: span 2;
  }
`;

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  > h2 {
    font-size: var(--text-16);
    margin-bottom: var(--space-2);
  }
  > a {
    align-items: center;
    color: var(--muted);
    display: flex;
    min-height: 2rem;
    text-decoration: none;
    width: fit-content;
    @media (pointer: coarse) {
      min-height: var(--target);
    }
    &:hover {
      color: var(--text);
      text-decoration: underline;
    }
  }
`;

const End = styled.div`
  border-top: 1px solid var(--hairline);
  color: var(--muted);
  display: flex;
  flex-wrap: wrap;
  font-size: var(--text-14);
  gap: var(--space-3) var(--space-6);
  justify-content: space-between;
  margin-top: var(--space-10);
  padding-top: var(--space-6);
`;

const Mail = styled.a`
  align-items: center;
  color: inherit;
  display: flex;
  min-height: 1.5rem;
  @media (pointer: coarse) {
    min-height: var(--target);
  }
`;

const Accounts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  > li > a {
    align-items: center;
    color: inherit;
    display: flex;
    min-height: 1.5rem;
    @media (pointer: coarse) {
      min-height: var(--target);
    }
  }
`;

const Links = ({ entries = [] }: { entries?: readonly { path: string; label: string }[] | undefined }) =>
  entries.map(({ path, label }) => (
    <Link key={path} to={path}>
      {label}
    </Link>
  ));

export function Footer() {
  const copy = useShellCopy();
  const has = useRouteCheck();
  const { status } = useSession();
  const { menus } = useNavigation();
  const { ask } = useConsent();
  const legal = [
    { path: '/privacy', label: copy.footer.privacy },
    { path: '/cookies', label: copy.footer.cookies },
    { path: '/terms', label: copy.footer.terms },
    { path: '/imprint', label: copy.footer.imprint },
  ].filter(({ path }) => has(path));
  return (
    <Bar>
      <Page>
        <Columns>
          <Brand>
            <Logo />
            <Text $tone="muted">{copy.footer.promise}</Text>
            {status === 'signed-out' && has('/register') && (
              <>
                <LinkButton variant="secondary" to="/register?source=footer">
                  {copy.footer.startFree}
                </LinkButton>
                <Text $tone="muted" $size={14}>
                  {copy.footer.trust}
                </Text>
              </>
            )}
          </Brand>
          {menus
            .filter(({ label }) => label !== copy.header.resources)
            .map((menu) => (
              <Column key={menu.label}>
                <h2>{menu.label}</h2>
                <Links entries={menu.entries} />
              </Column>
            ))}
          <Column>
            <h2>{copy.header.resources}</h2>
            <Link to="/">{copy.footer.home}</Link>
            <Links entries={menus.find(({ label }) => label === copy.header.resources)?.entries} />
          </Column>
          <Column>
            <h2>{copy.footer.legal}</h2>
            <Links entries={legal} />
            {/* Opens in place. Before scripts run, or without the banner, it is a link to a page. */}
            <Link
              to="/cookie-settings"
              onClick={(event) => {
                event.preventDefault();
                ask();
              }}
            >
              {copy.footer.cookieSettings}
            </Link>
          </Column>
        </Columns>
        <End>
          {/* The server may render before midnight and the browser hydrate after it. */}
          <span suppressHydrationWarning>{copy.footer.rights(new Date().getFullYear())}</span>
          <Mail href={`mailto:${copy.footer.contact}`}>{copy.footer.contact}</Mail>
          <Accounts aria-label={copy.footer.social}>
            {copy.footer.accounts.map(({ name, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </Accounts>
        </End>
      </Page>
    </Bar>
  );
}
