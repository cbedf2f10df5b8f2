import { tools } from '@datewright/contracts/tools';
import { useCopy } from '../../../copy/use-copy.ts';

const toolNames = new Map<string, string>(tools.map(({ service, name }) => [service, name]));

/** The product name of a service. */
export function useServiceName(): (service: string) => string {
  const { ownData: copy } = useCopy();
  const ours = new Map([
    ['account', copy.account],
    ['marketing', copy.marketing],
  ]);
  return (service) => toolNames.get(service) ?? ours.get(service) ?? service;
}
