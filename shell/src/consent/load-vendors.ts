import { type Vendor, vendors } from '@datewright/contracts/consent/vendors';
import type { Host } from '@datewright/sdk/host';

/**
 * Loads each vendor script only once its purpose is allowed. A loaded script cannot be unloaded, so withdrawing consent
 * reloads the page.
 */
export function loadVendors(
  consent: Pick<Host['consent'], 'get' | 'subscribe'>,
  list: readonly Vendor[] = vendors,
  reload = () => location.reload(),
): void {
  const loaded = new Set<string>();
  const follow = () => {
    const { allowed } = consent.get();
    for (const { id, category, script } of list) {
      const mayLoad = allowed.includes(category);
      if (loaded.has(id) && !mayLoad) return reload();
      if (loaded.has(id) || !mayLoad) continue;
      loaded.add(id);
      const tag = document.createElement('script');
      tag.src = script;
      tag.async = true;
      document.head.append(tag);
    }
  };
  follow();
  consent.subscribe(follow);
}
