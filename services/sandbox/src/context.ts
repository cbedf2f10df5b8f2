import type { DemoAnswers } from '@datewright/demo/answers';
import { createLog } from '@datewright/service-kit/logging';
import type { Logger } from 'pino';
import { type BehaviourQueue, behaviourQueue } from './ai/behaviours.ts';
import { loadAnswers } from './ai/demo/load-answers.ts';
import type { Raised } from './ai/moderation.ts';
import { type RequestJournal, requestJournal } from './ai/request-journal.ts';
import type { Config } from './config.ts';
import { createGrants, type Grants } from './google/grants.ts';
import { createIssuer, type Issuer } from './google/issuer.ts';
import { createInbox, type Inbox } from './mail/inbox.ts';
import { type MailSwitch, mailSwitch } from './mail/mail-switch.ts';
import { createStandIn, type StripeStandIn } from './stripe/stand-in.ts';

export interface AppContext {
  config: Config;
  log: Logger;
  inbox: Inbox;
  mailSwitch: MailSwitch;
  behaviours: BehaviourQueue;
  /** What the next moderations raise. */
  moderations: Raised[];
  journal: RequestJournal;
  /** What the tools have the demo AI say, by the schema that is asked for. */
  answers: ReadonlyMap<string, DemoAnswers>;
  stripe: StripeStandIn;
  grants: Grants;
  issuer: Issuer;
}

export async function createContext(config: Config, overrides: Partial<AppContext> = {}): Promise<AppContext> {
  const log = createLog('sandbox', config.LOG_LEVEL);
  return {
    config,
    log,
    inbox: createInbox(),
    mailSwitch: mailSwitch(),
    behaviours: behaviourQueue(),
    moderations: [],
    journal: requestJournal(),
    answers: await loadAnswers(),
    stripe: createStandIn(
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
