import { createServer, request as send } from 'node:http';

/** When the AI sent the parts of one answer, in milliseconds since 1970. */
export interface AnswerTimes {
  /** The first piece of text. */
  firstToken?: number;
  /** The piece that completed the first suggestion: nothing can be shown before it. */
  firstWhole?: number;
}

/** Forwards ChatPad's AI calls to the sandbox unchanged, and records when the answers passed. */
export interface AiProxy {
  url: string;
  /** The answers so far, newest last. */
  answers: AnswerTimes[];
  stop: () => Promise<void>;
}

const firstEntry = /"suggestions":\s*\[\s*\{(?:[^"{}]|"(?:[^"\\]|\\.)*")*\}/;

/** Reads the server-sent events of one answer. */
function createEventListener(times: AnswerTimes) {
  let events = '';
  let text = '';
  return (chunk: Buffer) => {
    const at = Date.now();
    const lines = (events + chunk).split('\n');
    events = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data: {')) continue;
      const piece: string | undefined = JSON.parse(line.slice('data: '.length)).choices?.[0]?.delta?.content;
      if (!piece) continue;
      text += piece;
      times.firstToken ??= at;
      if (firstEntry.test(text)) times.firstWhole ??= at;
    }
  };
}

export async function startAiProxy(target: string): Promise<AiProxy> {
  const times: AnswerTimes[] = [];
  const server = createServer((req, res) => {
    const { method, url = '/' } = req;
    const to = new URL(url, target);
    const onward = send(to, { method, headers: { ...req.headers, host: to.host } }, (answer) => {
      if (url.endsWith('/chat/completions')) {
        const entry: AnswerTimes = {};
        times.push(entry);
        answer.on('data', createEventListener(entry));
      }
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    onward.on('error', () => res.destroy());
    res.on('close', () => onward.destroy());
    req.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    answers: times,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
