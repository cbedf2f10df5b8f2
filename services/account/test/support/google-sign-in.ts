import { createServer } from 'node:http';
import type { ServiceProcess } from '@datewright/testkit/service-process';
import { startSandbox, vendorEnv } from '@datewright/testkit/vendors';
import type { Browser } from './browser.ts';

/** Starts the sandbox's Google; returns the settings that the account service needs for it. */
export async function startGoogle(): Promise<{ env: Record<string, string>; sandbox: ServiceProcess }> {
  const sandbox = await startSandbox();
  return { env: vendorEnv(sandbox.url), sandbox };
}

type GoogleChoice = { email: string; name?: string; unverified?: 'yes' } | { answer: 'cancel' | 'fail' };

/** Starts a sign-in with Google and returns the URL of the redirect. */
export async function startGoogleSignIn(browser: Browser): Promise<URL> {
  const { location } = await browser.visit('/v1/account/google');
  return new URL(location);
}

/** Chooses an account at Google; returns the path of ours that it redirects to. */
export async function chooseGoogleAccount(question: URL, chosen: GoogleChoice): Promise<string> {
  const body = new URLSearchParams(chosen as Record<string, string>);
  const answer = await fetch(question, { method: 'POST', body, redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  return back.pathname + back.search;
}

/** Runs the whole sign-in with Google. */
export async function completeGoogleSignIn(browser: Browser, chosen: GoogleChoice) {
  return browser.visit(await chooseGoogleAccount(await startGoogleSignIn(browser), chosen));
}

/** Starts a fake Google in the test's own process, whose token and userinfo endpoints a test can break. */
export async function startMalformedGoogle() {
  type Answer = { status?: number; body?: string } | 'silence' | 'hang up';
  const answers: { token: Answer; userinfo: Answer } = { token: {}, userinfo: {} };
  const seen: { authorization: string | undefined; url: string }[] = [];
  const server = createServer((req, res) => {
    const url = req.url ?? '';
    seen.push({ authorization: req.headers.authorization, url });
    const answer = url.startsWith('/token') ? answers.token : answers.userinfo;
    if (answer === 'silence') return;
    if (answer === 'hang up') return void req.socket.destroy();
    res.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(answer.body ?? '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    env: { GOOGLE_TOKEN_URL: `${url}/token`, GOOGLE_USERINFO_URL: `${url}/userinfo` },
    answers,
    seen,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
