import type { access as accessCopy } from '../../../copy/en/access.ts';
import type { Access } from '../../../hooks/use-plan-access.ts';

/** On the highest plan the text suggests no upgrade. */
export const getOutOfCreditsText = ({ upgrade }: Access, copy: typeof accessCopy) =>
  upgrade ? copy.out : copy.outAbove;
