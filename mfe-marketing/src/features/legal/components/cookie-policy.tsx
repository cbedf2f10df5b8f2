import { LinkButton, Row, Stack } from '@datewright/ui';
import { useLegalCopy } from '../copy/use-legal-copy.ts';
import { CookieInventory } from './cookie-inventory.tsx';
import { LegalDocument, LegalSectionView } from './legal-document.tsx';

/** The policy and the inventory of cookies, which the consent code reads too. */
export function CookiePolicy() {
  const { cookies, cookiesEnd, inventory } = useLegalCopy();
  return (
    <LegalDocument
      name="cookies"
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
