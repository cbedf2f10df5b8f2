import { fileURLToPath } from 'node:url';
import { type Harm, harmOne, loseOne, type ReplicatedService, roll } from './replicated-service.ts';

/**
 * `roll` replaces each replica by a new one; `lose` kills one; with `ahead` and `behind` the clock of one is wrong; with
 * `full` one can write neither logs nor caches.
 */
export const replicaFaultKinds = ['roll', 'lose', 'ahead', 'behind', 'full'] as const;
export type ReplicaFaultKind = (typeof replicaFaultKinds)[number];

const harmMs = 10_000;
const clockShiftMs = 45_000;

const shiftClock = (milliseconds: number): Harm => ({
  flags: ['--import', fileURLToPath(new URL('shift-clock.ts', import.meta.url))],
  env: { CLOCK_SHIFT_MS: String(milliseconds) },
});

export function injectReplicaFault(service: ReplicatedService, kind: ReplicaFaultKind): Promise<void> {
  switch (kind) {
    case 'roll':
      return roll(service);
    case 'lose':
      return loseOne(service);
    case 'ahead':
      return harmOne(service, shiftClock(clockShiftMs), harmMs);
    case 'behind':
      return harmOne(service, shiftClock(-clockShiftMs), harmMs);
    case 'full':
      return harmOne(service, { isDiskFull: true }, harmMs);
  }
}
