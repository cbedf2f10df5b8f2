import { createServer, request as send } from 'node:http';

/** When the AI of one answer said what, in milliseconds since 1970. */
export interface AnswerTimes {
  /** The first piece of text. */
  firstToken?: number;
  /** The piece that made the first suggestion whole: nothing can be shown before it. */
  firstWhole?: number;
}

/** Passes ChatPad's AI calls on to the sandbox as they are, and notes when the answer came by. */
export interface AiProxy {
  url: string;
  /** The answers so far, the newest last. */
  answers: AnswerTimes[];
  stop: () => Promise<void>;
}

const firstEntry = /"suggestions":\s*\[\s*\{(?:[^"{}]|"(?:[^"\\]|\\.)*")*\}/;

/** Listens to the server-sent events of one answer. */
function createEventListener(heard: AnswerTimes) {
  let events = '';
  let said = '';
  return (chunk: Buffer) => {
    const at = Date.now();
    const lines = (events + chunk).split('\n');
    events = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data: {')) continue;
      const piece: string | undefined = JSON.parse(line.slice('data: '.length)).choices?.[0]?.delta?.content;
      if (!piece) continue;
      said += piece;
      heard.firstToken ??= at;
      if (firstEntry.test(said)) heard.firstWhole ??= at;
    }
  };
}

export async function startAiProxy(target: string): Promise<AiProxy> {
  const heard: AnswerTimes[] = [];
  const server = createServer((req, res) => {
    const { method, url = '/' } = req;
    const to = new URL(url, target);
    const onward = send(to, { method, headers: { ...req.headers, host: to.host } }, (answer) => {
      if (url.endsWith('/chat/completions')) {
        const entry: AnswerTimes = {};
        heard.push(entry);
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
    answers: heard,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
