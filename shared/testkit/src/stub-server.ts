import { createServer } from 'node:http';

/** A small HTTP server in the process of the test, in place of a service that the test is not about. */
export interface StubServer {
  url: string;
  /** The response of each path; any other path is a 404. */
  answers: Record<string, unknown>;
  stop: () => Promise<void>;
}

export async function startStubServer(answers: Record<string, unknown> = {}): Promise<StubServer> {
  const server = createServer((req, res) => {
    const answer = answers[req.url?.split('?')[0] ?? ''];
    res.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    res.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    answers,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
