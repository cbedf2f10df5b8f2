import { continueTrace, formatTraceparent } from '@datewright/service-kit/observability/trace-context';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentSpanId = '00f067aa0ba902b7';

test('A trace is continued: the same trace id and flags, the caller as parent, a span id of its own', () => {
  const trace = continueTrace(`00-${traceId}-${parentSpanId}-01`);
  expect(trace).toEqual({ traceId, parentSpanId, flags: '01', spanId: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(trace.spanId).not.toBe(parentSpanId);
  expect(formatTraceparent(trace)).toBe(`00-${traceId}-${trace.spanId}-01`);
  expect(continueTrace(formatTraceparent(trace))).toMatchObject({ traceId, parentSpanId: trace.spanId });
  // A later version may have more fields, and is answered in ours.
  expect(continueTrace(`01-${traceId}-${parentSpanId}-00-more`)).toMatchObject({ traceId, flags: '00' });
});

test.each([
  undefined,
  '',
  'nonsense',
  `00-${traceId}-${parentSpanId}`,
  `00-${traceId.toUpperCase()}-${parentSpanId}-01`,
  `00-${'0'.repeat(32)}-${parentSpanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `ff-${traceId}-${parentSpanId}-01`,
  `00-${traceId}-${parentSpanId}-01-more`,
  `00-${traceId}-${parentSpanId}-01"}\n{"injected":"`,
])('The header %j starts a trace of its own', (header) => {
  const trace = continueTrace(header);
  expect(trace.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect([trace.traceId === traceId, trace.parentSpanId]).toEqual([false, undefined]);
  expect(continueTrace(header).traceId).not.toBe(trace.traceId);
});
