import { chooseCaller } from './admin.ts';
import { forEachConcurrently } from './attack.ts';
import type { AttackEnvironment } from './attack-environment.ts';
import { generateValue } from './fuzz/build-arbitrary.ts';
import { listKnownValues } from './list-known-values.ts';
import { type Member, newMember } from './member.ts';
import type { Route } from './routes.ts';
import type { CallParts } from './send-call.ts';

/** One call as it is meant to be, for an attack to spoil. */
export interface ValidCall {
  route: Route;
  /** Whom the call is for. */
  caller: Member;
  parts: Pick<CallParts, 'params' | 'query'>;
  body: unknown;
}

/** Attacks each of these calls as a new member, four at once. */
export async function forEachCall(
  house: AttackEnvironment,
  routes: readonly Route[],
  attack: (call: ValidCall) => Promise<void>,
): Promise<void> {
  const member = await newMember(house);
  const known = await listKnownValues(member);
  const callerOf = await chooseCaller(house, member);
  await forEachConcurrently(routes, 4, (route) =>
    attack({
      route,
      caller: callerOf(route),
      parts: { params: generateValue(route.params, known), query: generateValue(route.query, known) },
      body: generateValue(route.body, known),
    }),
  );
}
