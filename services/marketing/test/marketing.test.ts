import { claimPages } from '@datewright/contracts/marketing/claims';
import { type ServiceProcess, testOrigin } from '@datewright/testkit/service-process';
import { startMarketing } from './support/start-marketing.ts';

let marketing: ServiceProcess;
const stop = () => marketing?.stop();

const event = {
  name: 'page_view',
  path: '/',
  compositionId: 'abc',
  at: '2026-01-01T00:00:00Z',
  properties: { step: 1 },
};

async function send(body: unknown, headers: Record<string, string> = { origin: testOrigin }) {
  const response = await fetch(`${marketing.url}/v1/marketing/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const claimsOf = async (page: string) => {
  const response = await fetch(`${marketing.url}/v1/marketing/claims?page=${page}`);
  return (await response.json()).claims as { id: string; verified: boolean }[];
};

describe('When a page asks what it may claim', () => {
  afterEach(stop);

  test('then it gets the claims for that page', async () => {
    marketing = await startMarketing({ SHOW_UNVERIFIED_CLAIMS: 'true' });
    expect((await claimsOf('home')).map(({ id }) => id)).toContain('replies');
    expect(await claimsOf('no-such-page')).toEqual([]);
  });

  test('then claims without evidence are left out unless the operator enables them', async () => {
    marketing = await startMarketing();
    for (const page of claimPages) {
      expect((await claimsOf(page)).filter(({ verified }) => !verified)).toEqual([]);
    }
  });
});

describe('When a page reports events', () => {
  beforeAll(async () => {
    marketing = await startMarketing();
  });
  afterAll(stop);

  test('then they are stored', async () => {
    expect(await send({ events: [event, event] })).toEqual({ status: 200, body: { recorded: 2, dropped: 0 } });
  });

  test('then an invalid one is refused by field, and those of another site altogether', async () => {
    const wrong = await send({ events: [{ ...event, name: 'Not A Name' }] });
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', fields: { 'events.0.name': expect.any(String) } } },
    });
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { origin: testOrigin, 'sec-fetch-site': 'cross-site' },
    ]) {
      expect(await send({ events: [event] }, headers as Record<string, string>)).toMatchObject({ status: 403 });
    }
  });

  test('then one network is limited to 120 batches a minute', async () => {
    const answers = await Promise.all(Array.from({ length: 260 }, () => send({ events: [event] })));
    const kept = answers.filter(({ status }) => status === 200).length;
    // The burst may run across the end of a minute.
    expect(kept).toBeLessThanOrEqual(240);
    expect(answers.find(({ status }) => status === 429)?.body.error.retryAfter).toBeGreaterThan(0);
  });
});
