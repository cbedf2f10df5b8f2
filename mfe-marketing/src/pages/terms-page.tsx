import { LegalDocument } from '../features/legal/components/legal-document.tsx';
import { useLegalCopy } from '../features/legal/copy/use-legal-copy.ts';

export function TermsPage() {
  return <LegalDocument name="terms" text={useLegalCopy().terms} />;
}
