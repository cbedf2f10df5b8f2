import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';

interface Received {
  payload: string;
  signature: string;
  event: Stripe.Event;
}

/** Receives webhooks like the product, with configurable answers. */
export interface WebhookReceiver {
  url: string;
  received: Received[];
  types(): string[];
  /** The most requests that were open at once. */
  peak(): number;
  /** The statuses of the next answers; 200 after that. */
  answerNext(...statuses: number[]): void;
  stop(): Promise<void>;
}

export async function startReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let answers: number[] = [];
  let underWay = 0;
  let peak = 0;
  const server = createServer(async (req, res) => {
    peak = Math.max(peak, ++underWay);
    res.on('close', () => underWay--);
    let payload = '';
    for await (const chunk of req) payload += chunk;
    received.push({ payload, signature: String(req.headers['stripe-signature']), event: JSON.parse(payload) });
    res.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    peak: () => peak,
    types: () => received.map(({ event }) => event.type),
    answerNext(...statuses) {
      answers = statuses;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
