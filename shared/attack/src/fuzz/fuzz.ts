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

/**
 * Calls that are slow on purpose: sign-in answers after three seconds when it is under attack, and AI calls take their
 * time.
 */
const slowCallPattern =
  /signInWithEmail|bioAnalyzer|bioGenerator|readScreenshot|dateSpotRecommender|dateStrategyGenerator/;
const slowCallLimitMs = () => 3 * maxResponseMs();
const maxMegabytes = 200;
/** After these calls the member may be signed out or changed, so they run last. */
const endsSessionPattern = /signOut|endSession|changePassword|setNewPassword|EmailChange/;

export interface FuzzOptions {
  tries: number;
  seed: number;
  /** For the whole run; calls that are left then are reported as skipped. */
  seconds: number;
}

export interface FuzzReport {
  /** Calls that were never answered with 2xx. */
  neverSucceeded: string[];
  /** Calls that did not fit into the time. */
  skipped: string[];
}

const buildInput = (route: Route, known: Awaited<ReturnType<typeof listKnownValues>>) =>
  fc.record({
    params: buildArbitrary(route.params, known),
    query: buildArbitrary(route.query, known),
    body: buildArbitrary(route.body, known),
  });

/** Sends generated values to one call. Returns whether it ever succeeded. */
async function fuzzCall(
  environment: AttackEnvironment,
  route: Route,
  member: Member,
  { tries, seed }: FuzzOptions,
  record: RecordAttempt,
) {
  const known = isForAdmins(route)
    ? await listAdminValues(member)
    : await listKnownValues(member, route.name.includes('Suggestion'));
  const slow = slowCallPattern.test(route.name);
  let done = false;
  const inputs = fc.sample(buildInput(route, known), { numRuns: tries, seed });
  await forEachConcurrently(inputs, slow ? 16 : 4, async (input) => {
    const { status, milliseconds, text } = await sendCall(environment, route, input, member);
    if (status >= 200 && status < 300) done = true;
    // A deliberate 503 that tells a member about their money is no failure.
    const saidSo = status === 503 && /charge_unknown|payment_unavailable/.test(text);
    const isSafe =
      status > 0 && (status < 500 || saidSo) && milliseconds < (slow ? slowCallLimitMs() : maxResponseMs());
    record(`${route.name} ${status} ${Math.round(milliseconds)} ms, seed ${seed}: ${JSON.stringify(input)}`, isSafe);
  });
  return done;
}

/** Sends valid, nearly valid and hostile values to every call of the contracts. */
export async function fuzz(
  environment: AttackEnvironment,
  options: FuzzOptions,
  record: RecordAttempt,
): Promise<FuzzReport> {
  const until = Date.now() + options.seconds * 1000;
  const before = await measureMemory(environment);
  const rich = await signInLargestPlanMember(environment);
  const report: FuzzReport = { neverSucceeded: [], skipped: [] };
  const rank = ({ name }: Route) => (endsSessionPattern.test(name) ? 1 : 0);
  for (const route of [...environment.routes].sort((a, b) => rank(a) - rank(b))) {
    if (Date.now() > until) {
      report.skipped.push(route.name);
      continue;
    }
    const ownSession = rank(route) === 1 && route.audience === 'session';
    const member = isForAdmins(route) ? await getAdmin(environment) : ownSession ? await newMember(environment) : rich;
    if (!(await fuzzCall(environment, route, member, options, record))) report.neverSucceeded.push(route.name);
  }
  for (const [name, megabytes] of Object.entries(await measureMemory(environment))) {
    const grown = megabytes - (before[name] ?? 0);
    record(`${name} grew by ${Math.round(grown)} MB`, grown < maxMegabytes);
  }
  return report;
}
