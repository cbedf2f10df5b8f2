import { useConsent, useRouteCheck } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { useShellCopy } from '../copy/use-shell-copy.ts';

/** The legal pages, and the cookie settings. */
export function LegalLinks() {
  const copy = useShellCopy();
  const has = useRouteCheck();
  const { ask } = useConsent();
  const legal = [
    { path: '/privacy', label: copy.footer.privacy },
    { path: '/cookies', label: copy.footer.cookies },
    { path: '/terms', label: copy.footer.terms },
    { path: '/imprint', label: copy.footer.imprint },
  ].filter(({ path }) => has(path));
  return (
    <>
      {legal.map((link) => (
        <Link key={link.path} to={link.path}>
          {link.label}
        </Link>
      ))}
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
    </>
  );
}
