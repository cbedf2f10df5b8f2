import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CallResult } from './browser.ts';
import type { PaidOperation, PaidTool, SavedItem } from './expectations.ts';
import type { Journal } from './journal.ts';
import { type Attempt, newOperationId, tryBio, tryPhoto, tryPlaybook, trySuggestions } from './paid-operations.ts';

const adjectives = [
  'wooden',
  'green',
  'heavy',
  'brass',
  'quiet',
  'round',
  'painted',
  'broken',
  'tiny',
  'folding',
  'steel',
];
const things = ['radio', 'lamp', 'piano', 'clock', 'kite', 'chair', 'camera', 'kayak', 'bicycle', 'telescope'];

/** A different thing each turn, in words: moderation takes many numbers for an age. */
const interestAt = (turn: number) => `${adjectives[turn % adjectives.length]} ${things[turn % things.length]}`;

/** Minimum milliseconds between two operations: below the tools' rate limits, so that errors come from the fault. */
const intervalsMs: Record<PaidTool, number> = { chatpad: 3300, bio: 2500, photo: 12_000, playbook: 9000 };
/** Maximum per member and run: below the allowance of the largest plan. */
const maxOperations: Record<PaidTool, number> = { chatpad: 2000, bio: 150, photo: 80, playbook: 24 };

const isSuccess = ({ status }: CallResult) => status >= 200 && status < 300;

/** A member who does one thing after the other, and remembers what the product reported. */
export class ChaosMember {
  readonly browser: Browser;
  readonly userId: string;
  readonly matches = new Map<string, SavedItem>();
  readonly operations = new Map<string, PaidOperation>();
  bio = { version: 0, text: '', at: 0 };
  /** False for a member who reloads the page and never retries: what they paid for must be there without it. */
  asksAgain = true;
  readonly #journal: Journal;
  readonly #newPhoto: () => Promise<Uint8Array<ArrayBuffer>>;
  readonly #last = new Map<PaidTool, number>();
  #turn = Math.floor(Math.random() * 100);

  constructor(browser: Browser, userId: string, journal: Journal, newPhoto: () => Promise<Uint8Array<ArrayBuffer>>) {
    this.browser = browser;
    this.userId = userId;
    this.#journal = journal;
    this.#newPhoto = newPhoto;
  }

  /** Runs until it is stopped, and finishes what it started; the limits of its calls bound every turn. */
  async run(stop: AbortSignal): Promise<void> {
    const jobs: Promise<void>[] = [];
    while (!stop.aborted) {
      this.#turn++;
      await this.#suggest(stop);
      await this.#saveBio();
      if (this.#mayNow('bio'))
        await this.#pay('bio', '', stop, (id) => tryBio(this.browser, id, interestAt(this.#turn)));
      // Jobs continue while the member does something else.
      const turn = this.#turn;
      if (this.#mayNow('photo')) {
        const photo = await this.#newPhoto();
        jobs.push(this.#pay('photo', '', stop, (id) => tryPhoto(this.browser, id, photo)));
      }
      if (this.#mayNow('playbook')) {
        jobs.push(
          this.#pay('playbook', '', stop, (id) => tryPlaybook(this.browser, id, `the ${interestAt(turn)} bar`)),
        );
      }
      // A random pause keeps members out of step.
      await pause(100 + Math.random() * 300);
    }
    await Promise.all(jobs);
  }

  #mayNow(tool: PaidTool): boolean {
    const used = [...this.operations.values()].filter((operation) => operation.tool === tool).length;
    if (used >= maxOperations[tool] || Date.now() - (this.#last.get(tool) ?? 0) < intervalsMs[tool]) return false;
    this.#last.set(tool, Date.now());
    return true;
  }

  /** Signs in again after a 401, and waits a little when that fails. */
  async #do(answer: CallResult): Promise<CallResult> {
    this.#journal.record(answer);
    if (answer.status === 401 && !isSuccess(await this.browser.signIn())) await pause(2000);
    if (!isSuccess(answer)) await pause(300);
    return answer;
  }

  /** Requests an operation with an unknown outcome again under the same id, as pages do. */
  async #pay(
    tool: PaidTool,
    matchId: string,
    stop: AbortSignal,
    attempt: (id: string) => Promise<Attempt>,
  ): Promise<void> {
    const operationId = newOperationId();
    const { userId } = this;
    const { email } = this.browser;
    const note = (told: PaidOperation['reportedOutcome'], content: string) =>
      this.operations.set(operationId, {
        operationId,
        userId,
        email,
        tool,
        matchId,
        reportedOutcome: told,
        content,
        at: Date.now(),
      });
    note('unknown', '');
    for (
      let tries = 0;
      tries < (stop.aborted ? 3 : 10) && (tries === 0 || this.asksAgain) && !this.browser.closing?.aborted;
      tries++
    ) {
      this.#journal.inFlight++;
      const {
        answer,
        reportedOutcome: told,
        content,
      } = await attempt(operationId).finally(() => this.#journal.inFlight--);
      await this.#do(answer);
      // Being signed out or rate-limited says nothing about the operation.
      // A refused retry says nothing about an earlier try.
      const isRefusal = answer.status >= 400;
      const isOver = told !== 'unknown' && answer.status !== 401 && answer.status !== 429 && !(isRefusal && tries > 0);
      note(isOver ? told : 'unknown', content);
      if (isOver) return;
      await pause(1000);
    }
  }

  async #suggest(stop: AbortSignal): Promise<void> {
    if (!this.#mayNow('chatpad')) return;
    const name = `Anna with the ${interestAt(this.#turn)}`;
    const made = await this.#do(await this.browser.as('chatpad', 'POST', '/v1/chatpad/matches', { name }));
    if (!isSuccess(made)) return;
    const { id } = made.body as { id: string };
    this.matches.set(id, { what: `the match “${name}”`, at: Date.now() });
    await this.#pay('chatpad', id, stop, (operationId) => trySuggestions(this.browser, operationId, id));
  }

  async #saveBio(): Promise<void> {
    const text = `On Sundays I restore a ${interestAt(this.#turn)}.`;
    const body = { bio: text, baseVersion: this.bio.version };
    const answer = await this.#do(await this.browser.as('bio', 'PUT', '/rest/v1/user_bios', body));
    if (isSuccess(answer)) {
      this.bio = { version: (answer.body as { version: number }).version, text, at: Date.now() };
    } else if (answer.code === 'bio_changed') {
      // A save without an answer may have happened.
      const read = await this.#do(await this.browser.as('bio', 'GET', '/rest/v1/user_bios'));
      const now = read.body as { version: number; bio: string };
      if (isSuccess(read)) this.bio = { version: now.version, text: now.bio, at: Date.now() };
    }
  }
}
