import type { ActionEndpoint, Audience, Call } from '@datewright/contracts/call';
import { isErrorCode } from '@datewright/contracts/errors';
import { z } from '@datewright/contracts/zod';
import express, { type Request, type Response, type Router } from 'express';
import { AppError } from '../errors/app-error.ts';
import { assertNoNul } from './assert-no-nul.ts';
import { handlePageForm } from './page-form.ts';
import { assertSameOrigin } from './same-origin.ts';
import { sendJson } from './send-json.ts';

/** Authenticates each audience of calls; the handler gets what its guard returns as `caller`. */
export type Guards = { [Who in Exclude<Audience, 'open'>]?: (req: Request) => Promise<unknown> };
type CallerFor<G extends Guards, Who extends Audience> = Who extends keyof G
  ? G[Who] extends (req: Request) => Promise<infer Caller>
    ? Caller
    : undefined
  : undefined;

export interface CallInput<G extends Guards, C extends Call> {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: z.output<C['body']>;
  caller: CallerFor<G, C['audience']>;
  req: Request;
  res: Response;
}

type Handlers<G extends Guards, F extends ActionEndpoint> = {
  [Action in keyof F['actions']]: (
    payload: z.output<F['actions'][Action]['payload']>,
    input: { caller: CallerFor<G, F['audience']>; req: Request; res: Response },
  ) => Promise<z.input<F['actions'][Action]['response']>>;
};

export interface ServiceRouter<G extends Guards> {
  router: Router;
  /** For OpenAPI. */
  calls: Call[];
  functionSets: ActionEndpoint[];
  /** Serves a call: guard, parse, handle, validate the response. */
  call<C extends Call>(call: C, handle: (input: CallInput<G, C>) => Promise<z.input<C['response']>>): void;
  /** Serves a call whose handler writes the response itself (streams, uploads). */
  stream<C extends Call>(call: C, handle: (input: CallInput<G, C>) => Promise<void>): void;
  /** Serves an `{action, payload}` endpoint. */
  functions<F extends ActionEndpoint>(functions: F, handlers: Handlers<G, F>): void;
}

/** A router without its type of guards. */
export type ServedRoutes = Pick<ServiceRouter<Guards>, 'router' | 'calls' | 'functionSets'>;

/**
 * Parses a value, or throws `invalid_request` with the message of each wrong field. A NUL character is reported before
 * anything else. If the message of an issue is an error code, that error is thrown.
 */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  assertNoNul(value);
  const parsed = z.safeParse(schema, value ?? {});
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const named = issues.map(({ message }) => message).find(isErrorCode);
  if (named) throw new AppError(named);
  throw new AppError('invalid_request', {
    fields: Object.fromEntries(issues.map((issue) => [issue.path.join('.') || 'body', issue.message])),
  });
}

function readAction(functions: ActionEndpoint, body: unknown) {
  const { action, payload } = parseInput(z.object({ action: z.string(), payload: z.optional(z.unknown()) }), body);
  const schemas = Object.hasOwn(functions.actions, action) ? functions.actions[action] : undefined;
  if (!schemas) throw new AppError('invalid_request', { fields: { action: 'unknown' } });
  return { action, schemas, payload };
}

/** The router of one service. Calls from browsers that change state must come from `publicOrigin`. */
export function createServiceRouter<G extends Guards>(publicOrigin: string, guards: G): ServiceRouter<G> {
  const router = express.Router();
  const calls: Call[] = [];
  const functionSets: ActionEndpoint[] = [];

  async function identify(req: Request, audience: Audience) {
    if (audience === 'open') return undefined;
    const guard = guards[audience];
    if (!guard) throw new Error(`No guard for audience ${audience}`);
    return guard(req);
  }

  async function admit(req: Request, method: Call['method'], audience: Audience) {
    const machine = audience === 'service' || audience === 'publisher' || audience === 'vendor';
    if (method !== 'GET' && !machine) assertSameOrigin(req, publicOrigin);
    return identify(req, audience);
  }

  async function read<C extends Call>(call: C, req: Request, res: Response): Promise<CallInput<G, C>> {
    const caller = (await admit(req, call.method, call.audience)) as CallerFor<G, C['audience']>;
    const [params, query, body] = [
      parseInput(call.params, req.params),
      parseInput(call.query, req.query),
      parseInput(call.body, req.body),
    ];
    return { params, query, body, caller, req, res } as CallInput<G, C>;
  }

  function on(method: Call['method'], path: string, serve: (req: Request, res: Response) => Promise<void>) {
    router[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'](path, serve);
  }

  return {
    router,
    calls,
    functionSets,
    call(call, handle) {
      calls.push(call);
      on(call.method, call.path, async (req, res) => {
        const take = async () => handle(await read(call, req, res));
        if (call.pageForm && req.is('urlencoded')) await handlePageForm(call.pageForm, req, res, take);
        else sendJson(res, z.parse(call.response, await take()));
      });
    },
    stream(call, handle) {
      calls.push(call);
      on(call.method, call.path, async (req, res) => handle(await read(call, req, res)));
    },
    functions(functions, handlers) {
      functionSets.push(functions);
      on('POST', functions.path, async (req, res) => {
        const caller = (await admit(req, 'POST', functions.audience)) as never;
        const { action, schemas, payload } = readAction(functions, req.body);
        const handle = handlers[action as keyof typeof handlers];
        const answer = await handle(parseInput(schemas.payload, payload) as never, { caller, req, res });
        sendJson(res, z.parse(schemas.response, answer));
      });
    },
  };
}
