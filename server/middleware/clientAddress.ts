/** Determines the client of a request, for rate limits. */
import { isIP, isIPv4, type BlockList } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Maximum length of `X-Forwarded-For` in characters. A longer header is not from a real chain of proxies. */
const MAX_HEADER = 1000;

/** A hop with its port, or an IPv6 address in brackets: the format of some proxies. */
const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[([^\]]*)\](?::\d+)?$/;

const plain = (address: string): string => MAPPED.exec(address)?.[1] ?? address;
const addressOf = (hop: string): string => plain(hop.trim().replace(WITH_PORT, '$1$2'));

const isTrusted = (trusted: BlockList, address: string): boolean =>
  trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

export interface Client {
  address: string;
  /** True when the peer of the socket is one of our own proxies, whose `X-Forwarded-For` is used. */
  isBehindProxy: boolean;
  /** True when `address` is from the header. Otherwise all visitors through this proxy count as one client. */
  isNamed: boolean;
}

/** The last address of the chain that is not one of our proxies; undefined when there is none or it is invalid. */
function forwardedAddress(forwarded: string, trusted: BlockList): string | undefined {
  if (forwarded.length > MAX_HEADER) return undefined;
  const address = forwarded
    .split(',')
    .map(addressOf)
    .findLast((hop) => isIP(hop) === 0 || !isTrusted(trusted, hop));
  return address !== undefined && isIP(address) > 0 ? address : undefined;
}

/**
 * Returns the address of the client: the peer of the socket, or, when the peer is one of our own proxies, the last address in
 * `X-Forwarded-For` that is not one of them. When the header is missing or invalid, it returns the peer.
 */
export function clientAddress(peer: string, forwarded: string | undefined, trusted: BlockList): Client {
  const direct = plain(peer);
  const isBehindProxy = isIP(direct) > 0 && isTrusted(trusted, direct);
  const named = isBehindProxy && forwarded !== undefined ? forwardedAddress(forwarded, trusted) : undefined;
  return { address: named ?? direct, isBehindProxy, isNamed: named !== undefined };
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

/** The unit that a rate limit counts as one client: an IPv4 address, or an IPv6 /64 network, which one household shares. */
export const clientKey = (address: string): string => (isIP(address) === 6 ? `${network64(address)}::/64` : address);
