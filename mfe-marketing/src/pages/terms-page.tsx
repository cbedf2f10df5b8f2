import { useLegalCopy } from '../copy/use-legal-copy.ts';
import { LegalPage } from '../features/legal/components/legal-page.tsx';

export function TermsPage() {
  return <LegalPage text={useLegalCopy().terms} />;
}
