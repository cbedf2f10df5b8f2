import { limitedAddress } from '@datewright/service-kit/client-address';

/** Gives an address at most so many places. Answers what gives the place back, or undefined when there is none. */
export type FewAtOnce = (ip: string | undefined) => (() => void) | undefined;

export function fewAtOnce(most: number): FewAtOnce {
  const taken = new Map<string, number>();
  return (ip) => {
    const address = limitedAddress(ip);
    const count = taken.get(address) ?? 0;
    if (count >= most) return undefined;
    taken.set(address, count + 1);
    return () => {
      const left = (taken.get(address) ?? 1) - 1;
      if (left === 0) taken.delete(address);
      else taken.set(address, left);
    };
  };
}
