import type { ServiceProcess } from '@datewright/testkit/service-process';
import { startAccounts } from './account-service.ts';
import { type Inbox, startInbox } from './inbox.ts';

export interface AccountWithInbox {
  account: ServiceProcess;
  inbox: Inbox;
  stop(): Promise<void>;
}

/** Starts one account service and the inbox that its mail goes to. */
export async function startAccountWithInbox(env: Record<string, string> = {}): Promise<AccountWithInbox> {
  const inbox = await startInbox();
  const [account] = (await startAccounts(1, { SMTP_URL: inbox.url, ...env })) as [ServiceProcess];
  return {
    account,
    inbox,
    async stop() {
      await account.stop();
      await inbox.stop();
    },
  };
}
