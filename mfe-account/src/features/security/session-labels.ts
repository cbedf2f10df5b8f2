import type { MemberSession } from '@datewright/contracts/account/list-sessions';
import type { Copy } from '../../copy/en.ts';

/** `Firefox on Windows`, or as much of it as is known. */
export function formatDeviceName({ browser, system }: MemberSession['device'], copy: Copy['security']): string {
  if (browser && system) return copy.device(browser, system);
  return browser ?? system ?? copy.unknownDevice;
}
