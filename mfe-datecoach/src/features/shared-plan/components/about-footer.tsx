import { useRouteCheck } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { useSharedPlanCopy } from '../copy/use-shared-plan-copy.ts';

const Bar = styled.nav`
  border-top: 1px solid var(--hairline);
  color: var(--muted);
  display: flex;
  flex-wrap: wrap;
  font-size: var(--text-14);
  gap: 0 var(--space-4);
  margin-top: var(--space-8);
  padding-top: var(--space-2);
  > a {
    align-items: center;
    color: inherit;
    display: flex;
    min-height: var(--target);
  }
`;

/** Who made this page, in a line: a friend came for the plan. */
export function AboutFooter() {
  const copy = useSharedPlanCopy();
  const has = useRouteCheck();
  const links = [
    { path: '/', label: copy.about },
    { path: '/privacy', label: copy.privacy },
    { path: '/imprint', label: copy.imprint },
  ];
  return (
    <footer>
      <Bar aria-label={copy.footer}>
        {links
          .filter(({ path }) => has(path))
          .map(({ path, label }) => (
            <Link key={path} to={path}>
              {label}
            </Link>
          ))}
      </Bar>
    </footer>
  );
}
