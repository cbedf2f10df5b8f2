import type { AttackEnvironment } from '../attack-environment.ts';
import { type Member, newAddress, newMember } from '../member.ts';
import { sendRawRequest } from '../send-raw-request.ts';
import { type Flood, listAddresses } from './floods.ts';

/** What another member noticed of a flood, in milliseconds. */
export interface FloodImpact {
  name: string;
  /** The middle of what their calls took before. */
  baselineMs: number;
  /** The middle of what the same calls took at the end of it. */
  floodedMs: number;
  /** Calls that were not answered well. */
  failed: number;
}

/** What a member's page asks for all the time. */
const listMemberCalls = (house: AttackEnvironment, member: Member) => [
  () =>
    sendRawRequest(house.origin, {
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

/** Each call some times, one after the other. */
async function measureCalls(
  house: AttackEnvironment,
  member: Member,
  rounds: number,
): Promise<{ middle: number; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  for (let round = 0; round < rounds; round++) {
    for (const call of listMemberCalls(house, member)) {
      const { status, milliseconds } = await call();
      times.push(milliseconds);
      if (status !== 200) failed++;
    }
  }
  return { middle: median(times), failed };
}

/** Lets a flood run for some seconds, and times another member's calls before it and in its last third. */
export async function runFlood(house: AttackEnvironment, flood: Flood, seconds: number): Promise<FloodImpact> {
  const member = await newMember(house);
  await measureCalls(house, member, 2);
  const calm = await measureCalls(house, member, 8);
  let isOver = false;
  const lanes = listAddresses(flood).map(async (address) => {
    while (!isOver) await flood.send(house, address);
  });
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (2 / 3)));
  const flooded = await measureCalls(house, member, 8);
  isOver = true;
  await Promise.all(lanes);
  return { name: flood.name, baselineMs: calm.middle, floodedMs: flooded.middle, failed: flooded.failed };
}

/** Another member waits no longer than twice as long, or 20 ms more, and every call is answered. */
export const isTolerable = ({ baselineMs, floodedMs, failed }: FloodImpact): boolean =>
  failed === 0 && floodedMs <= Math.max(2 * baselineMs, baselineMs + 20);

/** One line a flood. */
export const formatFloodTable = (felt: FloodImpact[]): string =>
  felt
    .map((one) => {
      const width = Math.max(...felt.map(({ name }) => name.length));
      const [calm, flooded] = [one.baselineMs, one.floodedMs].map((ms) => `${ms.toFixed(1)} ms`.padStart(9));
      return `${one.name.padEnd(width)}  calm ${calm}  flooded ${flooded}  ${one.failed} failed  ${isTolerable(one) ? 'held' : 'GAVE WAY'}`;
    })
    .join('\n');
