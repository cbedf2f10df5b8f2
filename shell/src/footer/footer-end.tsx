import { getLegal } from '@datewright/contracts/marketing/get-legal';
import { supportEmail } from '@datewright/contracts/support-email';
import { usePageData } from '@datewright/sdk/page-data';
import { styled } from '@datewright/sdk/styled';
import { useShellCopy } from '../copy/use-shell-copy.ts';

const End = styled.div`
  border-top: 1px solid var(--hairline);
  color: var(--muted);
  display: flex;
  flex-wrap: wrap;
  font-size: var(--text-14);
  align-items: center;
  gap: var(--space-2) var(--space-6);
  justify-content: space-between;
  margin-top: clamp(var(--space-4), 4vw, var(--space-10));
  padding-top: var(--space-4);
  > p {
    width: 100%;
  }
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

/** The operator, the contact address and the accounts on other sites, from the operator's settings. */
export function FooterEnd() {
  const copy = useShellCopy();
  const { data: legal } = usePageData(getLegal);
  const email = legal?.operator.email ?? supportEmail;
  const accounts = legal?.accounts ?? [];
  return (
    <End>
      <p>{copy.footer.notAffiliated}</p>
      {/* The server may render before midnight and the browser hydrate after it. */}
      <span suppressHydrationWarning>{copy.footer.rights(new Date().getFullYear(), legal?.operator.name ?? null)}</span>
      <Mail href={`mailto:${email}`}>{email}</Mail>
      {accounts.length > 0 && (
        <Accounts aria-label={copy.footer.social}>
          {accounts.map(({ name, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </Accounts>
      )}
    </End>
  );
}
