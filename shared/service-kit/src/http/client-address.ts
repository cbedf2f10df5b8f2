import { isIPv6 } from 'node:net';

/** The part of a request that is read here: the client's address, as Express finds it behind trusted proxies. */
interface AddressedRequest {
  ip?: string | undefined;
}

/** The key of every limit per client: an IPv4 address, or the /64 of an IPv6 address. */
export const getClientAddress = (req: AddressedRequest): string => normalizeAddress(req.ip);

/** The full address, to forward to another service. Never the key of a limit. */
export const getForwardedAddress = (req: AddressedRequest): string => req.ip ?? '';

/**
 * The full address of the connection, for pages on a port without a proxy in front, where the headers of proxies would
 * be forged.
 */
export const getSocketAddress = (req: { socket: { remoteAddress?: string | undefined } }): string =>
  req.socket.remoteAddress ?? '';

/** An IPv4 address, or the /64 of an IPv6 address, because one household gets a whole /64. */
export function normalizeAddress(ip: string | undefined): string {
  if (!ip) return 'unknown';
  const address = ip.split('%')[0] ?? '';
  if (!isIPv6(address)) return ip;
  const groups = parseIpv6Groups(address);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (isMapped) return groups.slice(6).flatMap(parseGroupBytes).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address. The URL parser normalizes it; the groups that `::` leaves out are added. */
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
