import { isIPv6 } from 'node:net';

/** What limits count by: an IPv4 address, or the /64 of an IPv6 address, which is what one household is given. */
export function limitedAddress(ip: string | undefined): string {
  if (!ip) return 'unknown';
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (embedded) return embedded;
  if (!isIPv6(ip)) return ip;
  // The URL parser writes the one canonical form; what `::` leaves out is put back.
  const canonical = new URL(`http://[${ip.split('%')[0]}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const missing = Array(8 - before.length - after.length).fill('0');
  return `${[...before, ...missing, ...after].slice(0, 4).join(':')}::/64`;
}
