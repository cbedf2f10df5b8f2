import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Page } from '@datewright/ui';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { useNavigation } from '../header/use-navigation.ts';
import { FooterBrand } from './footer-brand.tsx';
import { Column } from './footer-column.ts';
import { FooterEnd } from './footer-end.tsx';
import { LegalColumn } from './legal-column.tsx';

const Bar = styled.footer`
  background: var(--surface);
  border-top: 1px solid var(--hairline);
  margin-top: clamp(var(--space-8), 4vw, var(--space-16));
  padding-block: clamp(var(--space-6), 4vw, var(--space-12)) var(--space-6);
`;

const Columns = styled.div`
  display: grid;
  gap: var(--space-8);
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  @media (max-width: 30rem) {
    gap: var(--space-4);
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export function Footer() {
  const copy = useShellCopy();
  const { menus } = useNavigation();
  return (
    <Bar data-render="late">
      <Page>
        <Columns>
          <FooterBrand />
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
          <LegalColumn />
        </Columns>
        <FooterEnd />
      </Page>
    </Bar>
  );
}

function Links({ entries = [] }: { entries?: readonly { path: string; label: string }[] | undefined }) {
  return entries.map((entry) => (
    <Link key={entry.path} to={entry.path}>
      {entry.label}
    </Link>
  ));
}
