import { setTimeout as pause } from 'node:timers/promises';
import { type AuditOptions, audit } from './audit/audit.ts';
import type { Finding } from './audit/findings.ts';
import type { AtRisk } from './audit/reconcile.ts';
import type { ChaosEnvironment } from './chaos-environment.ts';
import { buyPlan } from './members/buyer.ts';
import type { Purchase } from './members/expectations.ts';

/** What happened in one round, for the table. */
export interface ChaosRow {
  /** A fault or a sabotage, in words. */
  name: string;
  /** What members saw meanwhile. */
  seen: string;
  /** Until everything answered again; `undefined`: it never did. */
  seconds: number | undefined;
  findings: Finding[];
  /** There was no time for it. */
  isSkipped?: boolean;
  /** Why it could not be looked at. */
  error?: string;
}

/** True when a row says that something is wrong: what was skipped or could not be looked at is not held to be well. */
export const hasFailed = ({ findings, seconds, isSkipped, error }: ChaosRow) =>
  findings.length > 0 || seconds === undefined || isSkipped === true || error !== undefined;

/** What is remembered over the rounds of one run. */
export interface ChaosHistory {
  /** What was reported before. */
  known: Set<string>;
  purchases: Purchase[];
  /** Until when a process was harmed. */
  disruptions: { process: string; from: number; to: number }[];
  /** When the database lost what it had not written. */
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
  /** How long members work: answers the seconds until everything was well again, `undefined` when that took too long. */
  work(): Promise<number | undefined>;
  /** Goes on until the last member has stopped. */
  during?(over: AbortSignal): Promise<void>;
  /** Once they have stopped. */
  after?(): Promise<void>;
  /** Seconds in which members end what they began; then they close their tabs. */
  drainSeconds: number;
  /** Seconds to settle. */
  settleSeconds: number;
}

/** Milliseconds: what was written less than this before the database was killed may not be on disk. */
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

/** A finding is told once: what it is of stands before the colon, and the figures after it may change. */
const findingKey = ({ kind, what }: Finding) => `${kind} ${what.split(': ')[0]}`;

export async function auditNewFindings(
  town: ChaosEnvironment,
  history: ChaosHistory,
  since: number,
  patience: number,
): Promise<Finding[]> {
  const found = await audit(town, {
    since,
    settleSeconds: patience,
    purchases: history.purchases,
    ...buildTolerances(history),
  });
  const fresh = found.filter((finding) => !history.known.has(findingKey(finding)));
  for (const finding of fresh) history.known.add(findingKey(finding));
  return fresh;
}

/** A harm comes while suggestions are being written: that is when there is most to lose. */
async function waitUntilInFlight({ journal }: ChaosEnvironment): Promise<void> {
  for (let wait = 0; journal.inFlight === 0 && wait < 100; wait++) await pause(20);
  await pause(150);
}

/** Everybody works, one of them buys a plan, harm is done; then all stop, and what they were told is reconciled. */
export async function runRound(town: ChaosEnvironment, history: ChaosHistory, harm: Disruption): Promise<ChaosRow> {
  const { journal, members, system, newBuyer } = town;
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
      buyPlan(browser, purchase, priceId, journal, stop.signal),
    ];
    await waitUntilInFlight(town);
    journal.flush();
    const harming = harm.during?.(over.signal);
    row.seconds = await harm.work();
    stop.abort();
    const close = setTimeout(() => closing.abort(), harm.drainSeconds * 1000);
    await Promise.all(lives).finally(() => clearTimeout(close));
    over.abort();
    await harming;
    // The audit looks with tabs of its own.
    for (const member of members) member.browser.closing = undefined;
    await harm.after?.();
    row.seen = journal.flush();
    row.findings = await auditNewFindings(town, history, since, harm.settleSeconds);
  } catch (error) {
    row.error = error instanceof Error ? error.message : String(error);
  } finally {
    stop.abort();
    over.abort();
  }
  return row;
}
