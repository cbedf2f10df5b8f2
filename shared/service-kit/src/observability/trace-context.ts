import { randomUUID } from 'node:crypto';

/** The place of one request in a trace, by W3C Trace Context: the same trace id in every service that it reaches. */
export interface TraceContext {
  traceId: string;
  /** Of this request in this service. */
  spanId: string;
  /** Of the request that caused this one; undefined at the start of a trace. */
  parentSpanId?: string;
  flags: string;
}

const headerPattern = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
/** 32 hexadecimal digits. Node buffers random bytes for UUIDs, where `randomBytes` asks the system at each call. */
const randomDigits = () => randomUUID().replaceAll('-', '');
const isZero = (id: string) => /^0+$/.test(id);

/** Continues the trace of a `traceparent` header, or starts one when there is none or it is malformed. */
export function continueTrace(header: string | undefined): TraceContext {
  const spanId = randomDigits().slice(-16);
  const [, version = '', traceId = '', parentSpanId = '', flags = '', rest] = headerPattern.exec(header ?? '') ?? [];
  const isValid =
    version !== '' &&
    version !== 'ff' &&
    // Only a later version may have more fields.
    (rest === undefined || version !== '00') &&
    !isZero(traceId) &&
    !isZero(parentSpanId);
  if (isValid) return { traceId, spanId, parentSpanId, flags };
  return { traceId: randomDigits(), spanId, flags: '01' };
}

/** The `traceparent` header for calls to other services. */
export const formatTraceparent = ({ traceId, spanId, flags }: TraceContext) => `00-${traceId}-${spanId}-${flags}`;
