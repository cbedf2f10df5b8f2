import { randomUUID } from 'node:crypto';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { newMember } from '@datewright/testkit/member';
import type { ToolEnvironment } from '@datewright/testkit/tool-environment';
import mongoose from 'mongoose';
import { bioClient } from './bio-client.ts';

/** A new member with two bio credits a week, and a client of the bio service. */
export async function createMemberWithBioClient(town: ToolEnvironment, url = town.tool.url) {
  const member = await newMember(town);
  return {
    member,
    desk: bioClient(url, member.token),
    /** The same member at another process, or in another session. */
    deskAt: (other: string, token = member.token) => bioClient(other, token),
    credits: () => member.countCredits('bio_write'),
    async spendAll() {
      for (let spent = 0; spent < 2; spent++) await bioClient(town.tool.url, member.token).generate();
    },
  };
}

/** Has one more process generate a bio, until the AI hangs; `kill` ends the process in the middle of the request. */
export async function startDoomedGeneration(
  town: ToolEnvironment,
  deskAt: (url: string) => ReturnType<typeof bioClient>,
) {
  const doomed = await town.startReplica({ HOLD_SECONDS: '2', ANSWER_SECONDS: '20' });
  const operationId = randomUUID();
  await town.sandbox.clearAiRequests();
  await town.sandbox.queueAiBehaviour('hang');
  const lost = deskAt(doomed.url)
    .generate({ operationId })
    .catch(() => undefined);
  await waitUntil(async () => (await town.sandbox.listAiRequests())[0]?.outcome === 'open');
  return {
    operationId,
    async kill() {
      await doomed.kill();
      await lost;
    },
  };
}

/** The service's own database. */
export async function openDatabase({ tool }: ToolEnvironment) {
  const connection = await mongoose
    .createConnection(tool.env.MONGODB_URI ?? '', { dbName: tool.env.MONGODB_DB })
    .asPromise();
  if (!connection.db) throw new Error('No database');
  return { db: connection.db, close: () => connection.close() };
}

/** The JSON that the AI got in its last request. */
export async function readSentData({ sandbox }: ToolEnvironment) {
  const [request] = await sandbox.listAiRequests();
  const content = String(request?.body.messages[1]?.content);
  return JSON.parse(content.slice('<data>'.length, -'</data>'.length));
}
