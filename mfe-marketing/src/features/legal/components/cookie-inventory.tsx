import { consentCategories } from '@datewright/contracts/consent/choice';
import { styled } from '@datewright/sdk/styled';
import { Heading, Stack, Text } from '@datewright/ui';
import { useLegalCopy } from '../copy/use-legal-copy.ts';
import { BrowserStorageTable } from './browser-storage-table.tsx';

const Group = styled.section`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
`;

/** All cookies and browser storage by category, from the catalogue that the code uses. */
export function CookieInventory() {
  const { inventory, cookieSettings } = useLegalCopy();
  return (
    <Stack $gap={6} as="section" aria-labelledby="inventory">
      <Heading id="inventory" $size={22}>
        {inventory.title}
      </Heading>
      <Text>{inventory.ours}</Text>
      {(['necessary', ...consentCategories] as const).map((category) => (
        <Group key={category}>
          <Heading as="h3" $size={18}>
            {cookieSettings.names[category][0]}
          </Heading>
          <BrowserStorageTable category={category} />
        </Group>
      ))}
    </Stack>
  );
}
