import { authService } from '@datewright/contracts/account/auth-service';
import type { RemoteCard } from '@datewright/contracts/registry/card';
import { useApi, usePlan, useSession, useToast } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { Badge, Button, IconButton, Row } from '@datewright/ui';

/** A demo member that `npm start` creates in development. */
const demoCredentials = { email: 'free@datewright.test', password: 'date-me-maybe' };

/** The bar around a remote that runs alone: its pages, the signed-in member and the theme. For developers only. */
export function StandaloneBar({ card }: { card: RemoteCard }) {
  const session = useSession();
  const { tierLabel } = usePlan();
  const api = useApi();
  const toast = useToast();

  async function signIn() {
    try {
      await api.run(authService, 'signInWithEmail', demoCredentials);
      await session.refresh();
    } catch (error) {
      toast.error(String(error));
    }
  }

  return (
    <nav style={{ borderBottom: '1px solid var(--hairline)', padding: '8px 16px', minHeight: 64 }}>
      <Row $gap={3}>
        <strong>{card.name}</strong>
        {card.routes
          .filter(({ path }) => !path.includes(':'))
          .map(({ path }) => (
            <Link key={path} to={path}>
              {path}
            </Link>
          ))}
        <span style={{ flex: 1 }} />
        {session.user && <Badge>{`${session.user.email}, ${tierLabel}`}</Badge>}
        {session.status === 'signed-out' && (
          <Button size="small" onClick={signIn}>
            Sign in as {demoCredentials.email}
          </Button>
        )}
        {session.status === 'signed-in' && (
          <Button size="small" variant="secondary" onClick={() => session.signOut('local')}>
            Sign out
          </Button>
        )}
        <IconButton icon="moon" label="Switch theme" onClick={switchTheme} />
      </Row>
    </nav>
  );
}

function switchTheme(): void {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
}
