import type { RemoteCard } from '@datewright/contracts/registry/card';
import { AppError } from '@datewright/service-kit/errors/app-error';
import semver from 'semver';
import type { AppContext } from '../context.ts';
import { listLiveShells, listUnmetByShell } from './shells.ts';

/** Each service in a card causes one request for its contract. */
const maxServices = 20;

/** Throws `contract_not_met` with the reason unless the live shells and services are within the ranges of the card. */
export async function assertContracts(
  { needs }: RemoteCard,
  context: Pick<AppContext, 'live' | 'releases' | 'versions'>,
): Promise<void> {
  if (Object.keys(needs.services).length > maxServices) {
    throw new AppError('invalid_card', { message: `The card needs more than ${maxServices} services.` });
  }
  const { live } = context;
  const released = await listLiveShells(context);
  const shells = released.length > 0 ? released : [await live.findShell()];
  const services = await Promise.all(
    Object.entries(needs.services).map(async ([name, range]) => ({
      name,
      range,
      offered: await live.findServiceContract(name),
    })),
  );
  const unmet = [
    ...shells.flatMap((shell) => listUnmetByShell(needs, shell)),
    ...services
      .filter(({ range, offered }) => !offered || !semver.satisfies(offered, range))
      .map(
        ({ name, range, offered }) =>
          `The contract of the live ${name} service is ${offered ?? 'not answering'}, but the card needs ${range}.`,
      ),
  ];
  if (unmet.length > 0) throw new AppError('contract_not_met', { message: [...new Set(unmet)].join(' ') });
}
