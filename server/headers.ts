/** Headers of every response, and the content security policy for each kind of response. */
import { hash } from 'node:crypto';

export type HeaderPairs = readonly (readonly [name: string, value: string])[];

const DENY_ALL = "default-src 'none'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'";

/** Hash source of an inline script or style, for a content security policy. */
export const hashSource = (text: string | Buffer): string => `'sha256-${hash('sha256', text, 'base64')}'`;

export interface HeaderSettings {
  /** The public origin is https: HSTS and upgrade-insecure-requests are sent. */
  isHttps: boolean;
  /** Adds `preload` to HSTS. */
  hstsPreload: boolean;
  /** The response belongs to a preview: search engines must not list it and shared caches must not store it. */
  isPreview?: boolean;
}

/** Headers of every response, with any status. */
export function commonHeaders({ isHttps, hstsPreload, isPreview }: HeaderSettings): HeaderPairs {
  return [
    ...(isPreview ? ([['X-Robots-Tag', 'noindex']] as const) : []),
    ...(isHttps
      ? ([
          ['Strict-Transport-Security', `max-age=63072000; includeSubDomains${hstsPreload ? '; preload' : ''}`],
        ] as const)
      : []),
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Frame-Options', 'DENY'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
    [
      'Permissions-Policy',
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    ],
  ];
}

/** Policy of responses that a browser does not render: JSON, redirects, plain-text errors, files. */
export const API_POLICY = DENY_ALL;

/** Policy of an SVG file that is opened directly: only its inline styles are allowed. */
export const drawingPolicy = ({ styles }: Pick<InlineSources, 'styles'>): string =>
  [DENY_ALL, ...(styles.length > 0 ? [['style-src', ...styles].join(' ')] : []), 'sandbox'].join('; ');

interface InlineSources {
  /** Hash sources such as `'sha256-…'` of the inline scripts. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The search of the page runs our own WebAssembly. */
  usesWasm?: boolean;
}

/** Policy of an HTML page: files of our origin, and exactly the inline scripts and styles of the build. */
export function pagePolicy({ scripts, styles, usesWasm }: InlineSources, { isHttps }: HeaderSettings): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(usesWasm ? ["'wasm-unsafe-eval'"] : []), ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** `Content-Disposition` by RFC 6266: `name` in UTF-8, and `plain` in ASCII for older programs. */
const attachmentNamed = (name: string, plain: string): string =>
  `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

/** Headers of a file that was uploaded with a lead: the browser saves it and never displays or runs it, and no cache stores it. */
export const fileHeaders = (name: string): Record<string, string> => ({
  'Content-Type': 'application/pdf',
  'Content-Disposition': attachmentNamed(name, 'cv.pdf'),
  'Content-Security-Policy': `${API_POLICY}; sandbox`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
});

/** Headers of a file for confirmed addresses: as {@link fileHeaders}, and search engines must not list it. `name` is ASCII. */
export const downloadHeaders = (name: string, type: string): Record<string, string> => ({
  ...fileHeaders(name),
  'Content-Type': type,
  'Content-Disposition': attachmentNamed(name, name),
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
});
