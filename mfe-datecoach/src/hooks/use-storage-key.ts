import { useSession } from '@datewright/sdk/host';
import { toStorageKey } from '../lib/storage-keys.ts';

export function useStorageKey(name: string): string {
  return toStorageKey(useSession().user?.id ?? '', name);
}
