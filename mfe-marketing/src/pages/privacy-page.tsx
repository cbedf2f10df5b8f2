import { LegalDocument } from '../features/legal/components/legal-document.tsx';
import { useLegalCopy } from '../features/legal/copy/use-legal-copy.ts';

export function PrivacyPage() {
  return <LegalDocument name="privacy" text={useLegalCopy().privacy} />;
}
