import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Browser } from './browser.ts';
import type { Journal } from './journal.ts';

/** What the product said it had kept, and when. */
interface Kept {
  what: string;
  at: number;
}

/** What was said last of a suggestion: it is all there, it cost nothing, it cost a credit, or nobody knows. */
type Said = 'done' | 'free' | 'paid' | 'unknown';

const kinds = ['wooden', 'green', 'heavy', 'brass', 'quiet', 'round', 'painted', 'broken', 'tiny', 'folding', 'steel'];
const things = ['radio', 'lamp', 'piano', 'clock', 'kite', 'chair', 'camera', 'kayak', 'bicycle', 'telescope'];

/** Another thing each turn, in words: safety takes many a number for an age. */
const thingOf = (turn: number) => `${kinds[turn % kinds.length]} ${things[turn % things.length]}`;

const isFine = ({ status }: Answer) => status >= 200 && status < 300;

/** A member who does one thing after the other, and remembers what the product promised. */
export class ChaosMember {
  readonly browser: Browser;
  readonly journal: Journal;
  readonly matches = new Map<string, Kept>();
  readonly operations = new Map<string, Kept & { said: Said; matchId: string }>();
  bio = { version: 0, text: '', at: 0 };

  constructor(browser: Browser, journal: Journal) {
    this.browser = browser;
    this.journal = journal;
  }

  /** Lives until it is told to stop; every turn is bounded by the limits of its calls. */
  async live(stop: AbortSignal): Promise<void> {
    for (let turn = 0; !stop.aborted && turn < 2000; turn++) {
      const id = await this.saveMatch(turn);
      if (id) await this.suggest(id);
      await this.saveBio(turn);
      await this.readCredits();
      // Not all in step.
      await pause(50 + Math.random() * 200);
    }
  }

  /** One call; who is signed out signs in, and waits a little where that does not work. */
  async #do(call: () => Promise<Answer>): Promise<Answer> {
    const answer = await call();
    this.journal.saw(answer);
    if (answer.status === 401 && !isFine(await this.browser.signIn())) await pause(2000);
    if (!isFine(answer)) await pause(300);
    return answer;
  }

  async saveMatch(turn: number): Promise<string | undefined> {
    const name = `Anna with the ${thingOf(turn)}`;
    const answer = await this.#do(() => this.browser.as('chatpad', 'POST', '/v1/chatpad/matches', { name }));
    if (!isFine(answer)) return undefined;
    const { id } = answer.body as { id: string };
    this.matches.set(id, { what: `the match “${name}”`, at: Date.now() });
    return id;
  }

  /** An answer that nobody knows is asked for again as pages do, under the same operation. */
  async suggest(matchId: string): Promise<void> {
    const operationId = randomUUID();
    for (let attempt = 0; attempt < 3; attempt++) {
      const said = await this.#suggestOnce(matchId, operationId);
      this.operations.set(operationId, { what: `the suggestions ${operationId}`, at: Date.now(), said, matchId });
      if (said !== 'unknown') return;
      await pause(1000);
    }
  }

  async #suggestOnce(matchId: string, operationId: string): Promise<Said> {
    this.journal.inFlight++;
    let last: unknown;
    await this.#do(async () => {
      const answer = await this.browser.suggest(matchId, operationId);
      last = answer.lines.at(-1);
      return answer;
    });
    this.journal.inFlight--;
    const line = last as { type: string; charged?: boolean } | undefined;
    if (line?.type === 'done') return 'done';
    if (line?.type === 'failed') return line.charged ? 'paid' : 'free';
    return 'unknown';
  }

  async saveBio(turn: number): Promise<void> {
    const text = `On Sundays I restore a ${thingOf(turn)}.`;
    const body = { bio: text, baseVersion: this.bio.version };
    const answer = await this.#do(() => this.browser.as('bio', 'PUT', '/rest/v1/user_bios', body));
    if (isFine(answer)) {
      this.bio = { version: (answer.body as { version: number }).version, text, at: Date.now() };
    } else if (answer.code === 'bio_changed') {
      // A save without an answer did happen.
      const read = await this.#do(() => this.browser.as('bio', 'GET', '/rest/v1/user_bios'));
      const now = read.body as { version: number; bio: string };
      if (isFine(read)) this.bio = { version: now.version, text: now.bio, at: Date.now() };
    }
  }

  async readCredits(): Promise<void> {
    const body = { action: 'getUserProfile', payload: {} };
    await this.#do(() => this.browser.as('account', 'POST', '/functions/v1/user-profile', body));
  }
}
