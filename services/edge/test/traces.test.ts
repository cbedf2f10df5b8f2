import { randomUUID } from 'node:crypto';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { newMember } from '@datewright/testkit/member';
import { type ServiceProcess, testOrigin } from '@datewright/testkit/service-process';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { type MinimalEdge, startMinimalEdge } from './support/minimal-edge.ts';

let town: ToolEnvironment;
let edge: MinimalEdge;
beforeAll(async () => {
  town = await startToolEnvironment('chatpad');
  edge = await startMinimalEdge({ chatpad: town.tool.url, account: town.account.url });
});
afterAll(async () => {
  await edge?.stop();
  await town?.stop();
});

interface RequestLine {
  msg: string;
  traceId?: string;
  spanId?: string;
  parentSpanId?: string;
}
const requestsOf = (service: ServiceProcess, traceId: string): RequestLine[] =>
  service
    .output()
    .split('\n')
    .filter((line) => line.includes(traceId))
    .map((line) => JSON.parse(line) as RequestLine)
    .filter(({ msg }) => msg === 'request');

test('One trace leads from the edge to the tool and on to the account service, each with its caller as parent', async () => {
  const { token } = await newMember(town);
  const post = (path: string, body: object, more: Record<string, string> = {}) =>
    fetch(`http://${edge.host}/v1/chatpad${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: testOrigin, authorization: `Bearer ${token}`, ...more },
      body: JSON.stringify(body),
    });
  const { id } = await (
    await post('/matches', { name: 'Anna', age: 29, bio: 'Amateur baker.', interests: ['hiking'] })
  ).json();
  const traceId = 'a'.repeat(32);
  const visitorSpan = 'b'.repeat(16);
  const answer = await post(
    `/matches/${id}/suggestions`,
    { operationId: randomUUID(), mode: 'opener', tone: 'flirty' },
    { traceparent: `00-${traceId}-${visitorSpan}-01` },
  );
  await answer.text();
  expect(answer.status).toBe(200);

  const services = [edge.process, town.tool, town.account];
  await waitUntil(() => services.every((service) => requestsOf(service, traceId).length > 0));
  const [atEdge, atTool] = services.map((service) => requestsOf(service, traceId)[0]);
  expect(atEdge).toMatchObject({ traceId, parentSpanId: visitorSpan });
  expect(atTool).toMatchObject({ traceId, parentSpanId: atEdge?.spanId });
  const atAccount = requestsOf(town.account, traceId);
  expect(atAccount.map(({ parentSpanId }) => parentSpanId)).toEqual(atAccount.map(() => atTool?.spanId));
  const spans = [atEdge, atTool, ...atAccount].map((line) => line?.spanId);
  expect(new Set(spans).size).toBe(spans.length);
});
