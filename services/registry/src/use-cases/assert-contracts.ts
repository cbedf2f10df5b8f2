import type { RemoteCard } from '@datewright/contracts/registry/card';
import { AppError } from '@datewright/service-kit/errors/app-error';
import semver from 'semver';
import type { LiveContracts } from '../clients/live-contracts.ts';

/** Each service in a card causes one request for its contract. */
const maxServices = 20;

/** Throws `contract_not_met` with the reason unless the live shell and services are within the ranges of the card. */
export async function assertContracts(card: RemoteCard, live: LiveContracts): Promise<void> {
  if (Object.keys(card.needs.services).length > maxServices) {
    throw new AppError('invalid_card', { message: `The card needs more than ${maxServices} services.` });
  }
  const needs = [
    { what: 'The SDK of the live shell', range: card.needs.sdk, offered: await live.findSdkVersion() },
    ...(await Promise.all(
      Object.entries(card.needs.services).map(async ([name, range]) => ({
        what: `The contract of the live ${name} service`,
        range,
        offered: await live.findServiceContract(name),
      })),
    )),
  ];
  const unmet = needs.filter(({ range, offered }) => !offered || !semver.satisfies(offered, range));
  if (unmet.length === 0) return;
  throw new AppError('contract_not_met', {
    message: unmet
      .map(({ what, range, offered }) => `${what} is ${offered ?? 'not answering'}, but the card needs ${range}.`)
      .join(' '),
  });
}
