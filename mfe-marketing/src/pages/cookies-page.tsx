import { LinkButton, Row, Stack } from '@datewright/ui';
import { useLegalCopy } from '../copy/use-legal-copy.ts';
import { Inventory } from '../features/legal/components/inventory.tsx';
import { LegalPage, SectionOf } from '../features/legal/components/legal-page.tsx';

/** The cookie policy: its text, and the inventory that code reads too. */
export function CookiesPage() {
  const { cookies, cookiesEnd, inventory } = useLegalCopy();
  return (
    <LegalPage
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
          <Inventory />
          {cookiesEnd(legal).map((section) => (
            <SectionOf key={section.id} section={section} />
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
