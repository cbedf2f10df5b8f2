import { resendCooldownSeconds } from '@datewright/contracts/account/cooldowns';
import { readStored, writeStored } from '@datewright/sdk/storage';

const key = 'lastResend';

/** Seconds until another link may be asked for; the last time is kept over reloads. */
export function secondsLeft(now: number): number {
  const last = Number(readStored('localStorage', key) ?? 0);
  const left = Math.ceil(resendCooldownSeconds - (now - last) / 1000);
  return left > resendCooldownSeconds ? 0 : Math.max(0, left);
}

/** Remembers that a link may be asked for again only in `seconds`. */
export function startCooldown(now: number, seconds = resendCooldownSeconds): void {
  writeStored('localStorage', key, String(now - (resendCooldownSeconds - seconds) * 1000));
}
