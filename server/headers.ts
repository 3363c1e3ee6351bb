/** The headers that every answer carries, and the content security policies by kind of answer. */
import { createHash } from 'node:crypto';

export type HeaderPairs = readonly (readonly [name: string, value: string])[];

const NOTHING = "default-src 'none'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'";

/** The source of an inline script or style by its hash, for a content security policy. */
export const hashSource = (text: string | Buffer): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface HeaderSettings {
  /** The public origin is https: HSTS and upgrade-insecure-requests make sense. */
  isHttps: boolean;
  /** Adds `preload` to HSTS. */
  hstsPreload: boolean;
  /** The answer is of a preview: no search engine lists it, and no cache between keeps it. */
  isPreview?: boolean;
}

/** Headers of every answer, whatever its status. */
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

/** For answers that no browser should render: JSON, redirects, plain errors, files. */
export const API_POLICY = NOTHING;

/** For a drawing opened on its own: it may style itself, with the styles it was built with, and nothing more. */
export const drawingPolicy = ({ styles }: Pick<InlineSources, 'styles'>): string =>
  [NOTHING, ...(styles.length > 0 ? [['style-src', ...styles].join(' ')] : []), 'sandbox'].join('; ');

export interface InlineSources {
  /** Hash sources such as `'sha256-…'` of the scripts inside the page. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The page's search runs WebAssembly of our own. */
  usesWasm?: boolean;
}

/** Policy of an HTML page: what lies on our origin, and exactly the inline parts it was built with. */
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

/** As RFC 6266 writes a name: once in UTF-8, and once for programs that read ASCII only. */
const attachmentNamed = (name: string, plain: string): string =>
  `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

/** Headers of the file that came with a lead: it is saved and never shown, runs nothing, and stays in no cache. */
export const fileHeaders = (name: string): Record<string, string> => ({
  'Content-Type': 'application/pdf',
  'Content-Disposition': attachmentNamed(name, 'cv.pdf'),
  'Content-Security-Policy': `${API_POLICY}; sandbox`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
});

/** Headers of a file behind a confirmed address: as {@link fileHeaders}, and no search engine lists it. Its name is ASCII. */
export const downloadHeaders = (name: string, type: string): Record<string, string> => ({
  ...fileHeaders(name),
  'Content-Type': type,
  'Content-Disposition': attachmentNamed(name, name),
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
});
