import { callersOf } from './admin.ts';
import { each } from './attack.ts';
import { oneOf } from './fuzz/arbitrary-of.ts';
import type { House } from './house.ts';
import { knownOf } from './known.ts';
import { type Member, newMember } from './member.ts';
import type { Route } from './routes.ts';
import type { Parts } from './send.ts';

/** One call as it is meant to be, for an attack to spoil. */
export interface ValidCall {
  route: Route;
  /** Whom the call is for. */
  caller: Member;
  parts: Pick<Parts, 'params' | 'query'>;
  body: unknown;
}

/** Attacks each of these calls as a new member, four at once. */
export async function eachCall(
  house: House,
  routes: readonly Route[],
  attack: (call: ValidCall) => Promise<void>,
): Promise<void> {
  const member = await newMember(house);
  const known = await knownOf(member);
  const callerOf = await callersOf(house, member);
  await each(routes, 4, (route) =>
    attack({
      route,
      caller: callerOf(route),
      parts: { params: oneOf(route.params, known), query: oneOf(route.query, known) },
      body: oneOf(route.body, known),
    }),
  );
}
