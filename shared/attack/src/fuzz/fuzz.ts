import * as fc from 'fast-check';
import { getAdmin, listAdminValues } from '../admin.ts';
import { forEachConcurrently, type RecordAttempt } from '../attack.ts';
import type { AttackEnvironment } from '../attack-environment.ts';
import { listKnownValues } from '../list-known-values.ts';
import { measureMemory } from '../measure-memory.ts';
import { type Member, newMember, signInLargestPlanMember } from '../member.ts';
import { isForAdmins, type Route } from '../routes.ts';
import { sendCall } from '../send-call.ts';
import { maxResponseMs } from '../time-limits.ts';
import { buildArbitrary } from './build-arbitrary.ts';

/** Calls that take their time on purpose: strangers at a door that many try wait three seconds, and the AI writes. */
const slowCallPattern =
  /signInWithEmail|bioAnalyzer|bioGenerator|readScreenshot|dateSpotRecommender|dateStrategyGenerator/;
const slowCallLimitMs = () => 3 * maxResponseMs();
const maxMegabytes = 200;
/** After these the member may be somebody else's, or nobody's: they come last. */
const endsSessionPattern = /signOut|endSession|changePassword|setNewPassword|EmailChange/;

export interface FuzzOptions {
  tries: number;
  seed: number;
  /** Of the whole run; what is left then is told. */
  seconds: number;
}

export interface FuzzReport {
  /** Calls that were never answered by 2xx. */
  neverSucceeded: string[];
  /** Calls that the time did not suffice for. */
  skipped: string[];
}

const buildInput = (route: Route, known: Awaited<ReturnType<typeof listKnownValues>>) =>
  fc.record({
    params: buildArbitrary(route.params, known),
    query: buildArbitrary(route.query, known),
    body: buildArbitrary(route.body, known),
  });

/** Tries one call with made-up values, as whom it is for. Answers whether it ever was done. */
async function fuzzCall(
  house: AttackEnvironment,
  route: Route,
  member: Member,
  { tries, seed }: FuzzOptions,
  note: RecordAttempt,
) {
  const known = isForAdmins(route)
    ? await listAdminValues(member)
    : await listKnownValues(member, route.name.includes('Suggestion'));
  const slow = slowCallPattern.test(route.name);
  let done = false;
  const inputs = fc.sample(buildInput(route, known), { numRuns: tries, seed });
  await forEachConcurrently(inputs, slow ? 16 : 4, async (input) => {
    const { status, milliseconds, text } = await sendCall(house, route, input, member);
    if (status >= 200 && status < 300) done = true;
    // Said so that a member knows what is with their money; our side has not failed.
    const saidSo = status === 503 && /charge_unknown|payment_unavailable/.test(text);
    const held = status > 0 && (status < 500 || saidSo) && milliseconds < (slow ? slowCallLimitMs() : maxResponseMs());
    note(`${route.name} ${status} ${Math.round(milliseconds)} ms, seed ${seed}: ${JSON.stringify(input)}`, held);
  });
  return done;
}

/** Tries every call of the contracts with valid, nearly valid and hostile values. */
export async function fuzz(house: AttackEnvironment, options: FuzzOptions, note: RecordAttempt): Promise<FuzzReport> {
  const until = Date.now() + options.seconds * 1000;
  const before = await measureMemory(house);
  const rich = await signInLargestPlanMember(house);
  const report: FuzzReport = { neverSucceeded: [], skipped: [] };
  const rank = ({ name }: Route) => (endsSessionPattern.test(name) ? 1 : 0);
  for (const route of [...house.routes].sort((a, b) => rank(a) - rank(b))) {
    if (Date.now() > until) {
      report.skipped.push(route.name);
      continue;
    }
    const ownSession = rank(route) === 1 && route.audience === 'session';
    const member = isForAdmins(route) ? await getAdmin(house) : ownSession ? await newMember(house) : rich;
    if (!(await fuzzCall(house, route, member, options, note))) report.neverSucceeded.push(route.name);
  }
  for (const [name, megabytes] of Object.entries(await measureMemory(house))) {
    const grown = megabytes - (before[name] ?? 0);
    note(`${name} grew by ${Math.round(grown)} MB`, grown < maxMegabytes);
  }
  return report;
}
