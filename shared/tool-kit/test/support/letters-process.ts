import { setTimeout as wait } from 'node:timers/promises';
import { defineCall } from '@datewright/contracts/call';
import { jobEvent } from '@datewright/contracts/job';
import { operationId } from '@datewright/contracts/operation-id';
import { tools } from '@datewright/contracts/tools';
import { z } from '@datewright/contracts/zod';
import { readConfig } from '@datewright/service-kit/config';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { Schema } from 'mongoose';
import { createEventStream } from '../../src/app/event-stream.ts';
import { createToolApp, startTool } from '../../src/app/tool-app.ts';
import { toolConfig } from '../../src/app/tool-config.ts';
import { createToolContext } from '../../src/app/tool-context.ts';
import { createPaidJobs } from '../../src/paid-requests/paid-jobs.ts';
import { type PaidRequest, paidRequestFields } from '../../src/paid-requests/paid-request.ts';
import { createPaidRequestRepository } from '../../src/paid-requests/paid-request-repository.ts';

/** A minimal tool whose answers are written by jobs. It runs as the service of the first tool and spends its credits. */
interface Letter extends PaidRequest {
  text?: string;
}
const asked = z.object({ about: z.enum(['joy', 'patience', 'trouble']) });
const [{ service, credit: tool }] = tools;
const base = { service, audience: 'member' } as const;
const params = z.object({ operationId });
const write = defineCall({
  ...base,
  method: 'POST',
  path: `/v1/${service}/letters`,
  summary: 'Begins a letter.',
  body: z.extend(asked, { operationId }),
  response: z.object({ isOver: z.boolean() }),
});
const follow = defineCall({
  ...base,
  method: 'GET',
  path: `/v1/${service}/letters/:operationId/news`,
  summary: 'How it goes.',
  params,
  response: jobEvent,
});
const read = defineCall({
  ...base,
  method: 'GET',
  path: `/v1/${service}/letters/:operationId`,
  summary: 'What came of it.',
  params,
  response: z.object({ text: z.nullable(z.string()), failure: z.nullable(z.string()) }),
});
const cancel = defineCall({
  ...base,
  method: 'DELETE',
  path: `/v1/${service}/letters/:operationId`,
  summary: 'Ends it.',
  params,
  response: z.object({}),
});

const config = readConfig(toolConfig);
const ctx = await createToolContext(service, config);
const schema = new Schema<Letter>({ ...paidRequestFields, text: String }, { versionKey: false });
const book = createPaidRequestRepository<Letter>(ctx.connection.model<Letter>('Letter', schema, 'letters'));
const options = {
  name: 'letters',
  concurrency: 2,
  tool,
  reservationSeconds: 600,
  inputSchema: asked,
  repository: book,
  hasAnswer: ({ text }: Letter) => text !== undefined,
} as const;
const letters = createPaidJobs(ctx, options, {
  async write(_letter, { about }, { signal, reportProgress }) {
    if (about === 'trouble') throw new AppError('ai_refused');
    if (about === 'patience') {
      await reportProgress({ share: 0.5, step: 'thinking' });
      await wait(Number(process.env.PATIENCE ?? 60) * 1000, undefined, { signal });
    }
    return `A letter about ${about}, by ${process.pid}`;
  },
  store: (letter, text: string) => book.update(letter, { $set: { text } }),
});

const app = createToolApp(service, ctx, [
  (routes) =>
    routes.call(write, ({ caller, body: { operationId: id, about } }) => {
      const createdAt = new Date(ctx.now());
      const leaseUntil = new Date(ctx.now() + 10_000);
      const wanted = { userId: caller.userId, operationId: id, fingerprint: `about-${about}`, createdAt, leaseUntil };
      return letters.enqueuePaidJob(wanted, { about }, { member: caller, amount: 1, purpose: 'letter' });
    }),
  (routes) =>
    routes.stream(follow, async ({ caller, params: { operationId: id }, res }) => {
      const { send, end, disconnectSignal } = createEventStream(res, jobEvent);
      for await (const { state, progress } of letters.follow(caller.userId, [id], disconnectSignal))
        send({ state, progress });
      end();
    }),
  (routes) =>
    routes.call(read, async ({ caller, params: { operationId: id } }) => {
      const letter = await letters.find({ userId: caller.userId, operationId: id });
      return { text: letter?.state === 'done' ? (letter.text ?? null) : null, failure: letter?.failure ?? null };
    }),
  (routes) =>
    routes.call(cancel, async ({ caller, params: { operationId: id } }) => {
      await letters.cancel({ userId: caller.userId, operationId: id });
      return {};
    }),
]);
await startTool(app, ctx);
