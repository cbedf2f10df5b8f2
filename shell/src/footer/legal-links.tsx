import { useConsent, useRouteCheck } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { useShellCopy } from '../copy/use-shell-copy.ts';

/** The legal pages, and the cookie settings; with `isShort`, their names fit one line of a phone. */
export function LegalLinks({ isShort = false }: { isShort?: boolean }) {
  const copy = useShellCopy();
  const has = useRouteCheck();
  const { ask } = useConsent();
  const legal = [
    { path: '/privacy', label: isShort ? copy.footer.privacyShort : copy.footer.privacy },
    { path: '/cookies', label: isShort ? copy.footer.cookiesShort : copy.footer.cookies },
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
