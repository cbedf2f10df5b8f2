import { chooseCaller } from './admin.ts';
import { forEachConcurrently } from './attack.ts';
import type { AttackEnvironment } from './attack-environment.ts';
import { generateValue } from './fuzz/build-arbitrary.ts';
import { listKnownValues } from './list-known-values.ts';
import { type Member, newMember } from './member.ts';
import type { Route } from './routes.ts';
import type { CallParts } from './send-call.ts';

/** A valid call, for an attack to spoil. */
export interface ValidCall {
  route: Route;
  /** The member who may make the call. */
  caller: Member;
  parts: Pick<CallParts, 'params' | 'query'>;
  body: unknown;
}

/** Attacks each of these calls as a new member, four at once. */
export async function forEachCall(
  environment: AttackEnvironment,
  routes: readonly Route[],
  attack: (call: ValidCall) => Promise<void>,
): Promise<void> {
  const member = await newMember(environment);
  const known = await listKnownValues(member);
  const callerOf = await chooseCaller(environment, member);
  await forEachConcurrently(routes, 4, (route) =>
    attack({
      route,
      caller: callerOf(route),
      parts: { params: generateValue(route.params, known), query: generateValue(route.query, known) },
      body: generateValue(route.body, known),
    }),
  );
}
