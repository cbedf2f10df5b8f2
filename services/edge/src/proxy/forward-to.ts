import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { getForwardedAddress } from '@datewright/service-kit/http/client-address';
import { disconnectSignal } from '@datewright/service-kit/http/disconnect-signal';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import type { Request, RequestHandler, Response } from 'express';
import type { Dispatcher } from 'undici';
import type { Upstream } from './upstream.ts';

/** Hop-by-hop headers, and headers by which a client could pose as a proxy. */
const strippedHeaders = new Set([
  'connection',
  'expect',
  'forwarded',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]);

function forwardableHeaders(headers: IncomingHttpHeaders) {
  const named = new Set(
    (headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );
  return Object.entries(headers).filter(([name]) => !strippedHeaders.has(name) && !named.has(name));
}

/** A body that was read whole is sent as it is; any other is streamed. */
function requestBody(req: Request): Buffer | PassThrough | undefined {
  if (req.body !== undefined) return Buffer.isBuffer(req.body) ? req.body : undefined;
  if (req.complete || (!req.get('content-length') && !req.get('transfer-encoding'))) return undefined;
  // A separate stream, so that a failing service ends it and not the connection of the visitor.
  return req.pipe(new PassThrough());
}

function toUpstreamRequest(req: Request, signal: AbortSignal) {
  const body = requestBody(req);
  const headers = Object.fromEntries(forwardableHeaders(req.headers));
  if (!(body instanceof PassThrough)) delete headers['content-length'];
  const { requestId, traceHeaders } = currentRequest();
  return {
    method: req.method as Dispatcher.HttpMethod,
    path: req.originalUrl,
    headers: { ...headers, 'x-forwarded-for': getForwardedAddress(req), 'x-request-id': requestId, ...traceHeaders },
    body,
    signal,
  };
}

async function writeResponse(answer: Dispatcher.ResponseData, res: Response): Promise<void> {
  res.status(answer.statusCode);
  for (const [name, value] of forwardableHeaders(answer.headers)) if (value !== undefined) res.setHeader(name, value);
  // Lets the reader of a stream know at once that it started.
  res.flushHeaders();
  await pipeline(answer.body, res);
}

/** Forwards a call to its service and streams the response back. A client that disconnects cancels the call. */
export function forwardTo(service: Upstream): RequestHandler {
  return async (req, res) => {
    if (!req.originalUrl.startsWith('/')) throw new AppError('not_found');
    const cut = new AbortController();
    res.on('close', () => {
      if (req.complete) return;
      // A response can come before the whole body has been sent: the rest is read and dropped, so that the next request
      // on this connection is parsed. The service, which waits for the body, gets its connection back.
      cut.abort();
      req.unpipe().resume();
    });
    try {
      await writeResponse(
        await service.request(toUpstreamRequest(req, AbortSignal.any([disconnectSignal(res), cut.signal]))),
        res,
      );
    } catch (error) {
      if (res.headersSent || res.destroyed) return void res.destroy();
      throw error;
    }
  };
}
