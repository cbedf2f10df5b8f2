import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { dateStrategyGenerator } from '@datewright/contracts/datecoach/date-strategy-generator';
import { newMember, type SignedInMember } from '@datewright/testkit/member';
import { testOrigin } from '@datewright/testkit/service-process';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { startFixedAi } from '../fixed-ai.ts';
import { scaleWorkers } from '../scale-workers.ts';
import { median, minMax } from '../statistics.ts';
import { fixedPlaybook } from './fixed-playbook.ts';

const memberHeaders = (member: SignedInMember) => ({
  origin: testOrigin,
  authorization: `Bearer ${member.token}`,
  'content-type': 'application/json',
});

/** Starts a playbook and returns its address. */
async function beginPlaybook(environment: ToolEnvironment, member: SignedInMember): Promise<string> {
  const operationId = randomUUID();
  const body = JSON.stringify({
    operationId,
    wait: false,
    // Another spot each time: a playbook that exists would be answered again.
    locationId: `custom-board-game-cafe-${operationId}`,
    locationName: 'Board game café',
    name: 'Anna',
    bio: 'Amateur baker. Loves night trains.',
    matchInterests: ['hiking', 'board games'],
    chatHistory: [{ sender: 'match', content: 'I once took a night train to Trieste.' }],
  });
  const address = environment.tool.url + dateStrategyGenerator.path;
  const begun = await fetch(address, { method: 'POST', headers: memberHeaders(member), body });
  if (!begun.ok) throw new Error(`A playbook was not begun: ${await begun.text()}`);
  return `${environment.tool.url}/v1/datecoach/playbooks/${operationId}/news`;
}

/** When each section arrived, in milliseconds since 1970. */
async function readSectionTimes(address: string, member: SignedInMember): Promise<number[]> {
  const at: number[] = [];
  // A stream may end before the playbook does, and the next one repeats its sections: the page reconnects too.
  while (at.length < fixedPlaybook.length) {
    const news = await fetch(address, { headers: memberHeaders(member) });
    if (!news.ok) throw new Error(`A playbook cannot be read: ${await news.text()}`);
    let sections = 0;
    for await (const line of createInterface(Readable.fromWeb(news.body as WebStream))) {
      const { type } = JSON.parse(line);
      if (type === 'section' && ++sections > at.length) at.push(Date.now());
      if (type === 'failed' || type === 'unknown') throw new Error(`A playbook failed: ${line.slice(0, 300)}`);
    }
  }
  return at;
}

const settings = { LOG_LEVEL: 'error', AI_CALLS_PER_MINUTE: '600' };

/** Time from the AI's last character of a section until the reader has it: moderated, stored, found, sent. */
export async function measureSections({ system, repetitions }: BenchSystem): Promise<Figure[]> {
  process.env.TEST_MONGODB_URI = system.processes.account?.plan.env?.MONGODB_URI ?? '';
  const ai = await startFixedAi(fixedPlaybook, 600);
  const environment = await startToolEnvironment('datecoach', { ...settings, OPENAI_BASE_URL: ai.url });
  try {
    const member = await newMember(environment);
    await member.givePlan('monthly');
    const [first, rest]: [number[], number[]] = [[], []];
    for (let count = 0; count < repetitions(7); count++) {
      const times = await readSectionTimes(await beginPlaybook(environment, member), member);
      const [begin = 0, ...later] = times.map((at, nth) => at - (ai.writtenAt[nth] ?? Number.NaN));
      first.push(begin);
      rest.push(...later);
    }
    const figure = (name: string, values: number[]): Figure => ({
      part: 'datecoach',
      name,
      value: median(values),
      unit: 'ms',
      range: minMax(values),
      samples: values.length,
      goal: { atMost: 300 },
    });
    return [
      figure('A playbook’s first section, after the AI wrote it', first),
      figure('each later section, after the AI wrote it', rest),
    ];
  } finally {
    await environment.stop();
    await ai.stop();
  }
}

/** Playbooks per second with one, two and four workers. */
export async function measurePlaybookWorkers(bench: BenchSystem): Promise<Figure[]> {
  process.env.TEST_MONGODB_URI = bench.system.processes.account?.plan.env?.MONGODB_URI ?? '';
  const pace = 2000 / fixedPlaybook.length;
  const ai = await startFixedAi(fixedPlaybook, pace);
  const environment = await startToolEnvironment('datecoach', {
    ...settings,
    ROLE: 'api',
    PLAYBOOKS_AT_ONCE: '1',
    OPENAI_BASE_URL: ai.url,
  });
  const make = async (member: SignedInMember, many: number) => {
    const addresses = await Promise.all(Array.from({ length: many }, () => beginPlaybook(environment, member)));
    await Promise.all(addresses.map((address) => readSectionTimes(address, member)));
  };
  try {
    return await scaleWorkers(bench, {
      part: 'datecoach',
      things: 'playbooks',
      environment,
      each: 6,
      warmUps: 0,
      make,
    });
  } finally {
    await environment.stop();
    await ai.stop();
  }
}
