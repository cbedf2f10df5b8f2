import { useShellCopy } from '../copy/use-shell-copy.ts';
import { Column } from './footer-column.ts';
import { LegalLinks } from './legal-links.tsx';

export function LegalColumn() {
  const copy = useShellCopy();
  return (
    <Column>
      <h2>{copy.footer.legal}</h2>
      <LegalLinks />
    </Column>
  );
}
