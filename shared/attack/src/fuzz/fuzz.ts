import * as fc from 'fast-check';
import { adminOf, knownOfAdmin } from '../admin.ts';
import { each, type Note } from '../attack.ts';
import type { House } from '../house.ts';
import { knownOf } from '../known.ts';
import { type Member, newMember, richMember } from '../member.ts';
import { memoryOf } from '../memory.ts';
import { soon } from '../patience.ts';
import { isForAdmins, type Route } from '../routes.ts';
import { send } from '../send.ts';
import { arbitraryOf } from './arbitrary-of.ts';

/** Calls that take their time on purpose: strangers at a door that many try wait three seconds, and the AI writes. */
const mayTakeLonger =
  /signInWithEmail|bioAnalyzer|bioGenerator|readScreenshot|dateSpotRecommender|dateStrategyGenerator/;
const slowestOfThose = () => 3 * soon();
const mostMegabytes = 200;
/** After these the member may be somebody else's, or nobody's: they come last. */
const endsSessions = /signOut|endSession|changePassword|setNewPassword|EmailChange/;

export interface FuzzOptions {
  tries: number;
  seed: number;
  /** Of the whole run; what is left then is told. */
  seconds: number;
}

export interface FuzzReport {
  /** Calls that were never answered by 2xx. */
  neverDone: string[];
  /** Calls that the time did not suffice for. */
  left: string[];
}

const inputOf = (route: Route, known: Awaited<ReturnType<typeof knownOf>>) =>
  fc.record({
    params: arbitraryOf(route.params, known),
    query: arbitraryOf(route.query, known),
    body: arbitraryOf(route.body, known),
  });

/** Tries one call with made-up values, as whom it is for. Answers whether it ever was done. */
async function fuzzCall(house: House, route: Route, member: Member, { tries, seed }: FuzzOptions, note: Note) {
  const known = isForAdmins(route)
    ? await knownOfAdmin(member)
    : await knownOf(member, route.name.includes('Suggestion'));
  const slow = mayTakeLonger.test(route.name);
  let done = false;
  const inputs = fc.sample(inputOf(route, known), { numRuns: tries, seed });
  await each(inputs, slow ? 16 : 4, async (input) => {
    const { status, milliseconds, text } = await send(house, route, input, member);
    if (status >= 200 && status < 300) done = true;
    // Said so that a member knows what is with their money; our side has not failed.
    const saidSo = status === 503 && /charge_unknown|payment_unavailable/.test(text);
    const held = status > 0 && (status < 500 || saidSo) && milliseconds < (slow ? slowestOfThose() : soon());
    note(`${route.name} ${status} ${Math.round(milliseconds)} ms, seed ${seed}: ${JSON.stringify(input)}`, held);
  });
  return done;
}

/** Tries every call of the contracts with valid, nearly valid and hostile values. */
export async function fuzz(house: House, options: FuzzOptions, note: Note): Promise<FuzzReport> {
  const until = Date.now() + options.seconds * 1000;
  const before = await memoryOf(house);
  const rich = await richMember(house);
  const report: FuzzReport = { neverDone: [], left: [] };
  const rank = ({ name }: Route) => (endsSessions.test(name) ? 1 : 0);
  for (const route of [...house.routes].sort((a, b) => rank(a) - rank(b))) {
    if (Date.now() > until) {
      report.left.push(route.name);
      continue;
    }
    const ownSession = rank(route) === 1 && route.audience === 'session';
    const member = isForAdmins(route) ? await adminOf(house) : ownSession ? await newMember(house) : rich;
    if (!(await fuzzCall(house, route, member, options, note))) report.neverDone.push(route.name);
  }
  for (const [name, megabytes] of Object.entries(await memoryOf(house))) {
    const grown = megabytes - (before[name] ?? 0);
    note(`${name} grew by ${Math.round(grown)} MB`, grown < mostMegabytes);
  }
  return report;
}
