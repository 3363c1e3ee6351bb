/** Who sent a request, for limits. */
import { isIP, isIPv4, type BlockList } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** More hops than any real chain of proxies has. */
const MAX_HEADER = 1000;

const plain = (address: string): string => MAPPED.exec(address)?.[1] ?? address;

const isTrusted = (trusted: BlockList, address: string): boolean =>
  trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

/**
 * The client's address: the peer of the socket, or, when that is one of our own proxies, the last address in
 * `X-Forwarded-For` that is not. Whatever cannot be read leaves the peer.
 */
export function clientAddress(peer: string, forwarded: string | undefined, trusted: BlockList): string {
  const direct = plain(peer);
  if (isIP(direct) === 0 || forwarded === undefined || forwarded.length > MAX_HEADER) return direct;
  if (!isTrusted(trusted, direct)) return direct;
  for (const hop of forwarded.split(',').reverse()) {
    const address = plain(hop.trim());
    if (isIP(address) === 0) return direct;
    if (!isTrusted(trusted, address)) return address;
  }
  return direct;
}

/** First 64 bits of an IPv6 address, written out. */
function network64(address: string): string {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const groups = (part: string | undefined): string[] => (part ? part.split(':') : []);
  const [left, right] = [groups(head), groups(tail)];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  const all = [...left, ...Array<string>(Math.max(missing, 0)).fill('0'), ...right];
  return all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

/** What one client is for a limit: an IPv4 address, or an IPv6 network of 64 bits, which one household shares. */
export const limitKeyOf = (address: string): string => (isIP(address) === 6 ? `${network64(address)}::/64` : address);
