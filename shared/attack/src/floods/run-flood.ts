import type { AttackEnvironment } from '../attack-environment.ts';
import { type Member, newAddress, newMember } from '../member.ts';
import { sendRawRequest } from '../send-raw-request.ts';
import { type Flood, listAddresses } from './floods.ts';

/** The effect of a flood on another member, in milliseconds. */
export interface FloodImpact {
  name: string;
  /** Median of the member's calls before the flood. */
  baselineMs: number;
  /** Median of the same calls near the end of the flood. */
  floodedMs: number;
  /** Number of calls without a good answer. */
  failed: number;
}

/** The calls that a member's page makes all the time. */
const listMemberCalls = (environment: AttackEnvironment, member: Member) => [
  () =>
    sendRawRequest(environment.origin, {
      method: 'GET',
      path: '/',
      headers: { accept: 'text/html', 'x-forwarded-for': newAddress() },
    }),
  () => member.call('account', 'GET', '/v1/account/session'),
  () => member.call('chatpad', 'GET', '/v1/chatpad/matches'),
  () => member.call('bio', 'POST', '/v1/bio/score', { bio: 'I bake bread on Sundays and hike with my dog.' }),
  () => member.call('photo', 'GET', '/v1/photo/friend-links'),
];

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Times each call several times, one after the other. */
async function measureCalls(
  environment: AttackEnvironment,
  member: Member,
  rounds: number,
): Promise<{ middle: number; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  for (let round = 0; round < rounds; round++) {
    for (const call of listMemberCalls(environment, member)) {
      const { status, milliseconds } = await call();
      times.push(milliseconds);
      if (status !== 200) failed++;
    }
  }
  return { middle: median(times), failed };
}

/** Runs a flood for some seconds, and times another member's calls before it and in its last third. */
export async function runFlood(environment: AttackEnvironment, flood: Flood, seconds: number): Promise<FloodImpact> {
  const member = await newMember(environment);
  await measureCalls(environment, member, 2);
  const calm = await measureCalls(environment, member, 8);
  let isOver = false;
  const lanes = listAddresses(flood).map(async (address) => {
    while (!isOver) await flood.send(environment, address);
  });
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (2 / 3)));
  const flooded = await measureCalls(environment, member, 8);
  isOver = true;
  await Promise.all(lanes);
  return { name: flood.name, baselineMs: calm.middle, floodedMs: flooded.middle, failed: flooded.failed };
}

/** Another member's calls may take twice as long, or 20 ms more, and all must be answered. */
export const isTolerable = ({ baselineMs, floodedMs, failed }: FloodImpact): boolean =>
  failed === 0 && floodedMs <= Math.max(2 * baselineMs, baselineMs + 20);

/** One line per flood. */
export const formatFloodTable = (impacts: FloodImpact[]): string =>
  impacts
    .map((one) => {
      const width = Math.max(...impacts.map(({ name }) => name.length));
      const [calm, flooded] = [one.baselineMs, one.floodedMs].map((ms) => `${ms.toFixed(1)} ms`.padStart(9));
      return `${one.name.padEnd(width)}  calm ${calm}  flooded ${flooded}  ${one.failed} failed  ${isTolerable(one) ? 'isSafe' : 'GAVE WAY'}`;
    })
    .join('\n');
