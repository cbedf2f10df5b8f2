import type { DemoAnswers } from '@datewright/demo/answers';
import { createFakeStripe, type FakeStripe } from '@datewright/fake-stripe';
import { createLogger } from '@datewright/service-kit/observability/logging';
import type { Logger } from 'pino';
import { type BehaviourQueue, createBehaviourQueue } from './ai/behaviours.ts';
import { loadAnswers } from './ai/demo/load-answers.ts';
import type { ModerationOverride } from './ai/moderation.ts';
import { createRecordedAi, type RecordedAi } from './ai/recorded/recorded-ai.ts';
import { loadRecordings } from './ai/recorded/recording.ts';
import { createRequestJournal, type RequestJournal } from './ai/request-journal.ts';
import type { SandboxConfig } from './config.ts';
import { createGrants, type Grants } from './google/grants.ts';
import { createIssuer, type Issuer } from './google/issuer.ts';
import { createInbox, type Inbox } from './mail/inbox.ts';
import { createMailSwitch, type MailSwitch } from './mail/mail-switch.ts';

export interface AppContext {
  config: SandboxConfig;
  log: Logger;
  inbox: Inbox;
  mailSwitch: MailSwitch;
  behaviours: BehaviourQueue;
  /** Overrides of the next moderations, in order. */
  moderations: ModerationOverride[];
  journal: RequestJournal;
  /** The tools' demo answers, by the schema that they answer. */
  answers: ReadonlyMap<string, DemoAnswers>;
  recorded: RecordedAi;
  stripe: FakeStripe;
  grants: Grants;
  issuer: Issuer;
}

export async function createContext(config: SandboxConfig, overrides: Partial<AppContext> = {}): Promise<AppContext> {
  const log = createLogger('sandbox', config.LOG_LEVEL);
  return {
    config,
    log,
    inbox: createInbox(),
    mailSwitch: createMailSwitch(),
    behaviours: createBehaviourQueue(),
    moderations: [],
    journal: createRequestJournal(),
    answers: await loadAnswers(),
    recorded: createRecordedAi(loadRecordings(), {
      quality: config.RECORDED_ANSWERS,
      tokensPerSecond: config.RECORDED_TOKENS_PER_SECOND,
    }),
    stripe: createFakeStripe(
      {
        publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
        stateFile: config.STRIPE_STATE_FILE,
        webhook: { url: config.STRIPE_WEBHOOK_URL, secret: config.STRIPE_WEBHOOK_SECRET },
      },
      log,
    ),
    grants: createGrants(),
    issuer: createIssuer(`http://localhost:${config.PORT}/google`),
    ...overrides,
  };
}
