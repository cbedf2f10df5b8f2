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

/** Another thing each turn, in words: safety takes many a number for an age. */
const interestAt = (turn: number) => `${adjectives[turn % adjectives.length]} ${things[turn % things.length]}`;

/** Milliseconds between two of a kind: under the limits of the tools, so that what a member meets is the fault's doing. */
const intervalsMs: Record<PaidTool, number> = { chatpad: 3300, bio: 2500, photo: 12_000, playbook: 9000 };
/** Of one member in one run: under the allowance of the largest plan. */
const maxOperations: Record<PaidTool, number> = { chatpad: 2000, bio: 150, photo: 80, playbook: 24 };

const isSuccess = ({ status }: CallResult) => status >= 200 && status < 300;

/** A member who does one thing after the other, and remembers what the product told. */
export class ChaosMember {
  readonly browser: Browser;
  readonly userId: string;
  readonly matches = new Map<string, SavedItem>();
  readonly operations = new Map<string, PaidOperation>();
  bio = { version: 0, text: '', at: 0 };
  /** False for who reloads the page in place of trying again: what they paid for has to be there without it. */
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

  /** Lives until it is told to stop, and ends what it began; every turn is bounded by the limits of its calls. */
  async run(stop: AbortSignal): Promise<void> {
    const jobs: Promise<void>[] = [];
    while (!stop.aborted) {
      this.#turn++;
      await this.#suggest(stop);
      await this.#saveBio();
      if (this.#mayNow('bio'))
        await this.#pay('bio', '', stop, (id) => tryBio(this.browser, id, interestAt(this.#turn)));
      // Jobs go on while the member does something else.
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
      // Not all in step.
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

  /** One call; who is signed out signs in, and waits a little where that does not work. */
  async #do(answer: CallResult): Promise<CallResult> {
    this.#journal.record(answer);
    if (answer.status === 401 && !isSuccess(await this.browser.signIn())) await pause(2000);
    if (!isSuccess(answer)) await pause(300);
    return answer;
  }

  /** An operation of which nothing is certain is asked for again as pages do, under the same id. */
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
      // Signed out or slowed down for a moment says nothing of the operation.
      // A refusal of a later try says nothing of an earlier one.
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
      // A save without an answer did happen.
      const read = await this.#do(await this.browser.as('bio', 'GET', '/rest/v1/user_bios'));
      const now = read.body as { version: number; bio: string };
      if (isSuccess(read)) this.bio = { version: now.version, text: now.bio, at: Date.now() };
    }
  }
}
