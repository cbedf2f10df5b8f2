import { browserStores } from '@datewright/contracts/consent/catalogue';
import { forgetKept } from '../host/browser-storage.ts';

const doomed = browserStores.filter(({ goesAtSignOut }) => goesAtSignOut).map(({ name }) => name);
const isDoomed = (key: string) =>
  doomed.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));

/**
 * Forgets what a member typed and did not send, in every tool: whoever uses this browser next reads none of it. Which
 * keys hold it, the catalogue of stores says.
 */
export const forgetTyped = () => forgetKept(isDoomed);
