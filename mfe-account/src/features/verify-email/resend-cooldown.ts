import { resendCooldownSeconds } from '@datewright/contracts/account/cooldowns';
import { readStored, writeStored } from '@datewright/sdk/storage';

const key = 'lastResend';

/** Seconds until another link may be asked for; the wait is kept over reloads, as `<since> <seconds>`. */
export function cooldownSecondsLeft(now: number): number {
  const [since = 0, wait = resendCooldownSeconds] = (readStored('localStorage', key) ?? '0').split(' ').map(Number);
  const left = Math.ceil(wait - (now - since) / 1000);
  // A clock that jumped back locks nobody out.
  return left > wait ? 0 : Math.max(0, left);
}

/** Remembers that a link may be asked for again only in `seconds`. */
export function startCooldown(now: number, seconds = resendCooldownSeconds): void {
  writeStored('localStorage', key, `${now} ${seconds}`);
}
