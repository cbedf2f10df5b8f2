import type { Decider } from '@datewright/contracts/registry/release';
import { getForwardedAddress } from '@datewright/service-kit/http/client-address';
import type { Actor } from '../data/release-store.ts';

interface DecisionRequest {
  caller: { name: string };
  body: { by?: string | undefined; reason?: string | undefined; decidedBy?: Decider };
  req: Parameters<typeof getForwardedAddress>[0];
}

/** Who decides, for the history. Without a name, the team or the start. */
export const toActor = ({ caller, body, req }: DecisionRequest): Actor => ({
  by: body.by ?? (body.decidedBy === 'start' ? 'start' : caller.name),
  team: caller.name,
  from: getForwardedAddress(req),
  reason: body.reason ?? '',
});
