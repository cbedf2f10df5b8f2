import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` of a payload sent at `seconds`, in real time: the receiver compares it with its own clock. */
export function signPayload(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
