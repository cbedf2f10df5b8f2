import type { StorageCategory } from '@datewright/contracts/consent/choice';
import { styled } from '@datewright/sdk/styled';
import { Text } from '@datewright/ui';
import { Checkbox } from '@datewright/ui/checkbox';
import { useLegalCopy } from '../copy/use-legal-copy.ts';
import { BrowserStorageTable, listBrowserStores } from './browser-storage-table.tsx';

const Box = styled.div`
  border-bottom: 1px solid var(--hairline);
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-4);
`;

const More = styled.details`
  > summary {
    align-items: center;
    cursor: pointer;
    display: inline-flex;
    font-size: var(--text-14);
    min-height: var(--target);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

interface CategoryChoiceProps {
  category: StorageCategory;
  checked: boolean;
  onChange?: (checked: boolean) => void;
}

/** A storage category with its checkbox. Necessary storage can't be turned off. */
export function CategoryChoice({ category, checked, onChange }: CategoryChoiceProps) {
  const { cookieSettings: copy } = useLegalCopy();
  const [name, what] = copy.names[category];
  const { length } = listBrowserStores(category);
  return (
    <Box>
      <Checkbox
        label={<strong>{name}</strong>}
        hint={what}
        checked={checked}
        disabled={!onChange}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      {length > 0 ? (
        <More>
          <summary>{copy.stores(length)}</summary>
          <BrowserStorageTable category={category} />
        </More>
      ) : (
        <Text $size={14} $tone="muted">
          {copy.unused}
        </Text>
      )}
    </Box>
  );
}
