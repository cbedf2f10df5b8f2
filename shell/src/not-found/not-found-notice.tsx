import { useRouteCheck } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Notice, Page, Row } from '@datewright/ui';
import { useNotFoundCopy } from './copy.ts';

const Room = styled(Page)`
  padding-block: var(--space-4);
`;

const maxShownPath = 60;

/** Says which page was not found, above the title of the home page that is shown instead. */
export function NotFoundNotice({ path }: { path: string }) {
  const copy = useNotFoundCopy();
  const has = useRouteCheck();
  const shown = path.length > maxShownPath ? `${path.slice(0, maxShownPath)}…` : path;
  const ways = [
    { to: '/help', label: copy.help },
    { to: '/pricing', label: copy.pricing },
    { to: '/contact', label: copy.contact },
  ].filter(({ to }) => has(to));
  return (
    <Room>
      <Notice tone="careful" live="polite" title={copy.title(shown)}>
        {copy.text}
        <Row $gap={4}>
          {ways.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </Row>
      </Notice>
    </Room>
  );
}
