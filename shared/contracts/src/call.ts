import type { ContractService } from './services.ts';
import { z } from './zod.ts';

type Schema = z.core.$ZodType;

/**
 * Who may call:
 * `open` anyone; `session` the holder of the session cookie; `member` the bearer of a short-lived access token for this
 * service;
 * `service` another service with its token; `publisher` a team with its publish token; `vendor` a vendor that signs its
 * requests.
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
  /** The body is a file: the edge streams it to the service instead of buffering it. */
  upload?: { maxBytes: number };
  /** The largest JSON body; 256 KB when left out. */
  maxBytes?: number;
  /** The JSON body may also be sent as `text/plain`, as older clients do. */
  plainText?: boolean;
  /** A page without JavaScript may post it as a form too. */
  pageForm?: PageForm;
}

/** How a plain HTML form posts the call: its fields are strings, and the answer is a redirect to a page. */
export interface PageForm {
  /** The page that the redirect leads to, with `?sent=yes` or `?sent=no`. */
  returnPath: string;
  /** Names of checkboxes: a ticked one is `true` in the body. */
  checkboxes: readonly string[];
}

const emptyObject = z.object({});

/**
 * Declares one HTTP call. Omitted parts are empty objects. The server, the browser and OpenAPI read the same
 * declaration.
 */
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
