import { isIPv6 } from 'node:net';

/** What is read of a request here: Express's address of the client, behind the proxies that are trusted. */
interface AddressedRequest {
  ip?: string | undefined;
}

/** Whom every limit counts: a client's IPv4 address, or the /64 of its IPv6 address. */
export const getClientAddress = (req: AddressedRequest): string => normalizeAddress(req.ip);

/** The client's whole address, for a header to a service behind this one. Never a limit's key. */
export const getForwardedAddress = (req: AddressedRequest): string => req.ip ?? '';

/** What limits count by: an IPv4 address, or the /64 of an IPv6 address, which is what one household is given. */
export function normalizeAddress(ip: string | undefined): string {
  if (!ip) return 'unknown';
  const address = ip.split('%')[0] ?? '';
  if (!isIPv6(address)) return ip;
  const groups = parseIpv6Groups(address);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (isMapped) return groups.slice(6).flatMap(parseGroupBytes).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address. The URL parser writes the one canonical form; what `::` leaves out is put back. */
function parseIpv6Groups(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
}

function parseGroupBytes(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
