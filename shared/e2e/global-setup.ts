import { startTestSystem } from '@datewright/testkit/test-system';

/** Starts one whole product for the run; tests find its addresses in environment variables. */
export default async function setUp() {
  const system = await startTestSystem();
  process.env.DATEWRIGHT_ORIGIN = system.origin;
  process.env.DATEWRIGHT_SANDBOX = new URL(system.inboxUrl).origin;
  process.env.DATEWRIGHT_EDGE_SETTINGS = JSON.stringify(system.processes.edge?.plan.env);
  process.env.DATEWRIGHT_REGISTRY_SETTINGS = JSON.stringify(system.processes.registry?.plan.env);
  process.env.DATEWRIGHT_ACCOUNT_SETTINGS = JSON.stringify(system.processes.account?.plan.env);
  process.env.DATEWRIGHT_ACCOUNT = system.processes.account?.plan.url;
  process.env.DATEWRIGHT_CONSOLE = system.consoleUrl;
  process.env.DATEWRIGHT_PUBLISH_TOKEN_CHATPAD = system.publishToken('chatpad');
  process.env.DATEWRIGHT_PUBLISH_TOKEN_PLATFORM = system.publishToken('platform');
  return () => system.stop();
}
