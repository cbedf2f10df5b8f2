import { useRouteCheck } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Page } from '@datewright/ui';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { LegalLinks } from '../footer/legal-links.tsx';
import { useMemberCopy } from './copy.ts';

const Bar = styled.footer`
  border-top: 1px solid var(--hairline);
  margin-top: var(--space-6);
  padding-block: var(--space-2);
`;

const Links = styled(Page)`
  color: var(--muted);
  display: flex;
  flex-wrap: wrap;
  font-size: var(--text-14);
  gap: 0 var(--space-4);
  > a {
    align-items: center;
    color: inherit;
    display: flex;
    min-height: var(--target);
  }
`;

/** On the last link's line; on a phone, below it. */
const Note = styled.small`
  align-self: center;
  flex: 1 1 18rem;
  font-size: 0.75rem;
`;

const help = '/help';

/** Below the pages of a member: help and what the law asks for. */
export function MemberFooter() {
  const copy = useShellCopy();
  const { help: helpLabel } = useMemberCopy();
  const has = useRouteCheck();
  return (
    <Bar>
      <Links as="nav" aria-label={copy.footer.navigation}>
        {has(help) && <Link to={help}>{helpLabel}</Link>}
        <LegalLinks isShort />
        <Note>{copy.footer.notAffiliated}</Note>
      </Links>
    </Bar>
  );
}
