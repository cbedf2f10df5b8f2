import { randomUUID } from 'node:crypto';
import { newMember, type SignedInMember } from '@datewright/testkit/member';
import { testOrigin } from '@datewright/testkit/service-process';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { startFixedAi } from '../fixed-ai.ts';
import { median, minMax } from '../statistics.ts';

const harmless = 'I once took a night train to Trieste.';
/** Suspected of self-harm by a rule. */
const suspected = 'nobody would notice if I was gone';

/** Milliseconds until the first suggestion is written; models of today take 1.5 to 2 seconds. */
const firstLineMs = 1200;
/** A quick second opinion, and one that is just in time. */
const opinionTimesMs = [500, 1400] as const;

const lines = ['Trieste or Ljubljana?', 'Which night train next?', 'I bring the tea.'].map((text) => ({ text }));
const [firstLine, ...otherLines] = lines.map((line) => JSON.stringify(line));
const pieces = [`{"kind":"normal","suggestions":[${firstLine},`, `${otherLines.join(',')}]}`];
const opinion = JSON.stringify({ kind: 'normal', who: 'nobody', certainty: 'sure' });

/** Milliseconds until a member has the first suggestion for a match who wrote `content`. */
async function timeFirstSuggestion(environment: ToolEnvironment, member: SignedInMember, content: string) {
  const headers = {
    origin: testOrigin,
    authorization: `Bearer ${member.token}`,
    'content-type': 'application/json',
  };
  const post = (path: string, body: object) =>
    fetch(`${environment.tool.url}/v1/chatpad${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const made = await post('/matches', { name: 'Anna', messages: [{ sender: 'match', content }] });
  const { id } = await made.json();
  const begun = performance.now();
  const answer = await post(`/matches/${id}/suggestions`, {
    operationId: randomUUID(),
    mode: 'reply',
    tone: 'flirty',
  });
  const decoder = new TextDecoder();
  let text = '';
  let firstAt: number | undefined;
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.includes('"type":"suggestion"')) firstAt ??= performance.now();
  }
  if (firstAt === undefined) throw new Error(`No suggestion came: ${text.slice(0, 300)}`);
  return firstAt - begun;
}

async function measureOpinion({ system, repetitions, warmUps }: BenchSystem, opinionMs: number): Promise<Figure> {
  process.env.TEST_MONGODB_URI = system.processes.account?.plan.env?.MONGODB_URI ?? '';
  const ai = await startFixedAi(pieces, firstLineMs, { content: opinion, milliseconds: opinionMs });
  const environment = await startToolEnvironment('chatpad', { LOG_LEVEL: 'error', OPENAI_BASE_URL: ai.url });
  try {
    const member = await newMember(environment);
    await member.givePlan('monthly');
    const ratios: number[] = [];
    for (let round = -warmUps; round < repetitions(9); round++) {
      const plain = await timeFirstSuggestion(environment, member, harmless);
      const asked = await timeFirstSuggestion(environment, member, suspected);
      if (round >= 0) ratios.push(asked / plain);
    }
    return {
      part: 'safety',
      name: `First suggestion for a suspected chat against a harmless one: written after ${firstLineMs} ms, the second opinion after ${opinionMs} ms`,
      value: median(ratios),
      unit: 'x',
      range: minMax(ratios),
      samples: ratios.length,
      goal: { atMost: opinionMs < firstLineMs ? 1.05 : (firstLineMs + 300) / firstLineMs },
    };
  } finally {
    await environment.stop();
    await ai.stop();
  }
}

/** What a second opinion adds to the wait for the first suggestion, while the AI writes. */
export async function measureSecondOpinion(bench: BenchSystem): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const opinionMs of opinionTimesMs.slice(0, bench.repetitions(opinionTimesMs.length)))
    figures.push(await measureOpinion(bench, opinionMs));
  return figures;
}
