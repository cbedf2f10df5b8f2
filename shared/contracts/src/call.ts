import type { ContractService } from './services.ts';
import { z } from './zod.ts';

type Schema = z.core.$ZodType;

/**
 * Who may call:
 * `open` anyone; `session` the holder of the session cookie; `member` a short access token for this service;
 * `service` another service with its token; `publisher` a team with its publish token; `vendor` a vendor by its signature.
 */
export type Audience = 'open' | 'session' | 'member' | 'service' | 'publisher' | 'vendor';

export interface Call<
  Who extends Audience = Audience,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> {
  service: ContractService;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Express path; parameters as `:name`. */
  path: string;
  audience: Who;
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  response: Response;
  /** The body is a file: too large to be held by the edge, it is passed on while it comes. */
  upload?: { maxBytes: number };
  /** The largest JSON body; 256 KB when left out. */
  maxBytes?: number;
  /** Its JSON may also come as `text/plain`, as older callers send it. */
  plainText?: boolean;
  /** A page without scripts may post it too. */
  pageForm?: PageForm;
}

/** How a form of a page posts a call by itself: its fields are words, and the answer is a page. */
export interface PageForm {
  /** The page that it leads back to, with `?sent=yes` or `?sent=no`. */
  returnPath: string;
  /** Fields of ticked boxes: `true` in the body. */
  checkboxes: readonly string[];
}

const emptyObject = z.object({});

/** Declares one HTTP call. Parts left out are empty objects. Server, browser and OpenAPI all read the result. */
export function defineCall<
  Who extends Audience,
  Response extends Schema,
  Params extends Schema = typeof emptyObject,
  Query extends Schema = typeof emptyObject,
  Body extends Schema = typeof emptyObject,
>(call: {
  service: ContractService;
  method: Call['method'];
  path: string;
  audience: Who;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  upload?: { maxBytes: number };
  maxBytes?: number;
  plainText?: boolean;
  pageForm?: PageForm;
}): Call<Who, Params, Query, Body, Response> {
  return {
    ...call,
    params: (call.params ?? emptyObject) as Params,
    query: (call.query ?? emptyObject) as Query,
    body: (call.body ?? emptyObject) as Body,
  };
}

type Actions = Record<string, { payload: Schema; response: Schema }>;

/** One `POST /functions/v1/<name>` with `{action, payload}`: a payload and a response schema for each action. */
export interface ActionEndpoint<Who extends Audience = Audience, A extends Actions = Actions> {
  service: ContractService;
  path: string;
  audience: Who;
  summary: string;
  actions: A;
}

/** Declares a `/functions/v1/<name>` endpoint whose body is `{action, payload}`. */
export function defineActionEndpoint<Who extends Audience, A extends Actions>(
  functions: ActionEndpoint<Who, A>,
): ActionEndpoint<Who, A> {
  return functions;
}
