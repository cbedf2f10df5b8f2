import { AppError } from '@datewright/service-kit/errors/app-error';
import type { CreditsClient } from '../../src/credits/credits-client.ts';

export type AccountBehavior = 'answers' | 'is-cut' | 'loses-commits' | 'loses-reserves';

/** The credits of one member, as the account service handles them: reserved, charged once, released, expired. */
export function createFakeCredits(now: () => number) {
  const limit = 3;
  const holds = new Map<string, number>();
  const charged: string[] = [];
  const expire = () => {
    for (const [operation, until] of holds) if (until <= now()) holds.delete(operation);
  };
  const available = () => {
    expire();
    return limit - holds.size - charged.length;
  };
  const settled = (operation: string) => {
    const status = charged.includes(operation) ? ('charged' as const) : ('released' as const);
    return { status, available: available() };
  };

  /** The client of a tool's process. */
  const counter = (mood: AccountBehavior): CreditsClient => {
    const open = () => {
      if (mood === 'is-cut') throw new AppError('unavailable');
      expire();
    };
    return {
      async check() {
        open();
        return { available: available() };
      },
      async reserve({ operationId, holdSeconds }) {
        open();
        const tier = 'monthly' as const;
        if (charged.includes(operationId)) return { status: 'charged', available: available(), tier, at: now() };
        if (!holds.has(operationId)) {
          if (available() < 1) throw new AppError('out_of_credits');
          holds.set(operationId, now() + holdSeconds * 1000);
        }
        if (mood === 'loses-reserves') throw new AppError('unavailable');
        return { status: 'held', available: available(), tier, at: now() };
      },
      async commit({ operationId }) {
        open();
        if (holds.delete(operationId)) charged.push(operationId);
        if (mood === 'loses-commits') throw new AppError('unavailable');
        return settled(operationId);
      },
      async release({ operationId }) {
        open();
        holds.delete(operationId);
        return settled(operationId);
      },
    };
  };
  return {
    counter,
    charges: (operation: string) => charged.filter((one) => one === operation).length,
    /** True when nothing is reserved and every credit is available or charged. */
    isSound: () => available() === limit - charged.length,
  };
}
