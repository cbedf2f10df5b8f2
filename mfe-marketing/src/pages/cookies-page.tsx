import { LinkButton, Row, Stack } from '@datewright/ui';
import { CookieInventory } from '../features/legal/components/cookie-inventory.tsx';
import { LegalDocument, LegalSectionView } from '../features/legal/components/legal-document.tsx';
import { useLegalCopy } from '../features/legal/copy/use-legal-copy.ts';

/** The cookie policy: its text, and the inventory that code reads too. */
export function CookiesPage() {
  const { cookies, cookiesEnd, inventory } = useLegalCopy();
  return (
    <LegalDocument
      text={cookies}
      action={
        <Row>
          <LinkButton variant="secondary" to="/cookie-settings">
            {inventory.settings}
          </LinkButton>
        </Row>
      }
      after={(legal) => (
        <Stack $gap={8}>
          <CookieInventory />
          {cookiesEnd(legal).map((section) => (
            <LegalSectionView key={section.id} section={section} />
          ))}
          <p>
            <a href={`mailto:${legal.operator.email}?subject=${encodeURIComponent(inventory.support)}`}>
              {inventory.support}
            </a>
          </p>
        </Stack>
      )}
    />
  );
}
