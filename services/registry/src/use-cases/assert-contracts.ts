import type { RemoteCard } from '@datewright/contracts/registry/card';
import { AppError } from '@datewright/service-kit/errors/app-error';
import semver from 'semver';
import type { LiveContracts } from '../clients/live-contracts.ts';

/** Each service in a card causes one request for its contract. */
const maxServices = 20;

interface Need {
  what: string;
  range: string;
  offered: string | undefined;
  /** What it is when nothing is offered; `not answering` by default. */
  without?: string;
}

/** Throws `contract_not_met` with the reason unless the live shell and services are within the ranges of the card. */
export async function assertContracts(card: RemoteCard, live: LiveContracts): Promise<void> {
  if (Object.keys(card.needs.services).length > maxServices) {
    throw new AppError('invalid_card', { message: `The card needs more than ${maxServices} services.` });
  }
  const shell = await live.findShell();
  const modules = new Map(Object.entries(shell?.modules ?? {}));
  const needs: Need[] = [
    { what: 'The SDK of the live shell', range: card.needs.sdk, offered: shell?.sdk },
    // A shell from before modules were listed can't be compared.
    ...Object.entries(shell?.modules ? card.needs.modules : {}).map(([name, range]) => ({
      what: `${name} of the live shell`,
      range,
      offered: modules.get(name),
      without: 'missing',
    })),
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
      .map(
        ({ what, range, offered, without = 'not answering' }) =>
          `${what} is ${offered ?? without}, but the card needs ${range}.`,
      )
      .join(' '),
  });
}
