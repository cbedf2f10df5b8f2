import { setTimeout as pause } from 'node:timers/promises';
import { type AuditOptions, audit } from './audit/audit.ts';
import type { Finding } from './audit/findings.ts';
import type { AtRisk } from './audit/reconcile.ts';
import type { ChaosEnvironment } from './chaos-environment.ts';
import { buyPlan } from './members/buyer.ts';
import type { Purchase } from './members/expectations.ts';
import { visit } from './members/visitor.ts';

/** One round, for the table. */
export interface ChaosRow {
  /** The fault or sabotage, for people. */
  name: string;
  /** What members saw meanwhile. */
  seen: string;
  /** Seconds until everything answered again; `undefined` if it never did. */
  seconds: number | undefined;
  findings: Finding[];
  /** True when there was no time for it. */
  isSkipped?: boolean;
  /** Why it could not be checked. */
  error?: string;
}

const recoveryLimitSeconds = 30;

/** True when a row shows a failure: what was skipped, could not be checked or recovered late counts as one. */
export const hasFailed = ({ findings, seconds, isSkipped, error }: ChaosRow) =>
  findings.length > 0 ||
  seconds === undefined ||
  seconds > recoveryLimitSeconds ||
  isSkipped === true ||
  error !== undefined;

/** State across the rounds of one run. */
export interface ChaosHistory {
  /** Keys of findings that were already reported. */
  known: Set<string>;
  purchases: Purchase[];
  /** Periods in which a process was disrupted. */
  disruptions: { process: string; from: number; to: number }[];
  /** Times at which the database lost what it had not written. */
  databaseKills: number[];
}

export const createHistory = (): ChaosHistory => ({
  known: new Set(),
  purchases: [],
  disruptions: [],
  databaseKills: [],
});

export interface Disruption {
  name: string;
  /** False when every call has to succeed. */
  mayFail: boolean;
  /** Members work during this; returns the seconds until recovery, or `undefined` when that took too long. */
  work(): Promise<number | undefined>;
  /** Runs until the last member has stopped. */
  during?(over: AbortSignal): Promise<void>;
  /** Runs once all members have stopped. */
  after?(): Promise<void>;
  /** Seconds for members to finish what they started; then they close their tabs. */
  drainSeconds: number;
  /** Seconds to settle. */
  settleSeconds: number;
}

/** Milliseconds: writes in this period before a kill of the database may not be on disk. */
const unsyncedMs = 100;
const mailPaths = new Set(['account', 'database', 'sandbox']);

function buildTolerances({
  databaseKills,
  disruptions,
}: ChaosHistory): Pick<AuditOptions, 'atRisk' | 'mailWasHarmed' | 'providerWasHarmed'> {
  const atRisk: AtRisk = (from, to) => databaseKills.some((cut) => from <= cut + unsyncedMs && to >= cut - unsyncedMs);
  const mailWasHarmed: AtRisk = (from, to) =>
    disruptions.some((one) => mailPaths.has(one.process) && from <= one.to && to >= one.from);
  const providerWasHarmed: AtRisk = (from, to) =>
    disruptions.some((one) => one.process === 'sandbox' && from <= one.to && to >= one.from);
  return { atRisk, mailWasHarmed, providerWasHarmed };
}

/** Findings are reported once: the subject is before the colon, and the figures after it may change. */
const findingKey = ({ kind, what }: Finding) => `${kind} ${what.split(': ')[0]}`;

export async function auditNewFindings(
  environment: ChaosEnvironment,
  history: ChaosHistory,
  since: number,
  patience: number,
): Promise<Finding[]> {
  const found = await audit(environment, {
    since,
    settleSeconds: patience,
    purchases: history.purchases,
    ...buildTolerances(history),
  });
  const fresh = found.filter((finding) => !history.known.has(findingKey(finding)));
  for (const finding of fresh) history.known.add(findingKey(finding));
  return fresh;
}

/** Disruptions start while suggestions are being written: that is when there is most to lose. */
async function waitUntilInFlight({ journal }: ChaosEnvironment): Promise<void> {
  for (let wait = 0; journal.inFlight === 0 && wait < 100; wait++) await pause(20);
  await pause(150);
}

/**
 * Members work and one buys a plan while the product is disrupted; then all stop, and what they were told is
 * reconciled.
 */
export async function runRound(
  environment: ChaosEnvironment,
  history: ChaosHistory,
  harm: Disruption,
): Promise<ChaosRow> {
  const { journal, members, system, newBuyer } = environment;
  const since = Date.now();
  const row: ChaosRow = { name: harm.name, seen: '', seconds: undefined, findings: [] };
  const [stop, over] = [new AbortController(), new AbortController()];
  try {
    const { browser, userId } = await newBuyer();
    const purchase: Purchase = { email: browser.email, userId, isComplete: false, startedAt: since, at: since };
    history.purchases.push(purchase);
    const priceId = system.processes.account?.plan.env.STRIPE_PRICE_WEEKLY ?? '';
    const closing = new AbortController();
    for (const one of [browser, ...members.map((member) => member.browser)]) one.closing = closing.signal;
    const lives = [
      ...members.map((member) => member.run(stop.signal)),
      ...members.map(() => visit(environment.visitedUrls, journal, stop.signal)),
      buyPlan(browser, purchase, priceId, journal, stop.signal),
    ];
    await waitUntilInFlight(environment);
    journal.flush();
    const harming = harm.during?.(over.signal);
    row.seconds = await harm.work();
    stop.abort();
    const close = setTimeout(() => closing.abort(), harm.drainSeconds * 1000);
    await Promise.all(lives).finally(() => clearTimeout(close));
    over.abort();
    await harming;
    // The audit reads with new tabs.
    for (const member of members) member.browser.closing = undefined;
    await harm.after?.();
    const failed = journal.countFailures();
    row.seen = journal.flush();
    if (failed > 0 && !harm.mayFail) row.error = `${failed} calls failed: ${row.seen}`;
    row.findings = await auditNewFindings(environment, history, since, harm.settleSeconds);
  } catch (error) {
    row.error = error instanceof Error ? error.message : String(error);
  } finally {
    stop.abort();
    over.abort();
  }
  return row;
}
