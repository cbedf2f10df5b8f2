import { resendCooldownSeconds } from '@datewright/contracts/account/cooldowns';
import { readStored, writeStored } from '@datewright/sdk/storage';

const key = 'lastResend';

/** Seconds until another link may be requested; stored as `<since> <seconds>`, so it survives a reload. */
export function cooldownSecondsLeft(now: number): number {
  const [since = 0, wait = resendCooldownSeconds] = (readStored('localStorage', key) ?? '0').split(' ').map(Number);
  const left = Math.ceil(wait - (now - since) / 1000);
  // Ignores the cooldown when the clock was set back.
  return left > wait ? 0 : Math.max(0, left);
}

/** Starts a cooldown of `seconds`. */
export function startCooldown(now: number, seconds = resendCooldownSeconds): void {
  writeStored('localStorage', key, `${now} ${seconds}`);
}
