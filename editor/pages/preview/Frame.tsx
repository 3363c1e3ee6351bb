import { useEffect, useRef, useState } from 'react';

/** In CSS pixels. */
const PIXELS = { phone: 390, desktop: 1280 } as const;

export type Width = keyof typeof PIXELS;

export const WIDTHS: readonly (readonly [Width, string])[] = [
  ['phone', 'Phone'],
  ['desktop', 'Desktop'],
];

interface Props {
  title: string;
  address: string;
  width: Width;
}

/**
 * A frame with a page at a given viewport width, scaled down if there is not enough space. The page in it is reloaded automatically when
 * its record is saved.
 */
export function Frame({ title, address, width }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!container.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, size.width / PIXELS[width]);
  return (
    <div ref={container} className="min-h-0 grow overflow-hidden bg-line">
      {scale > 0 && (
        <iframe
          title={title}
          src={address}
          className="mx-auto block border-0 bg-surface"
          style={{
            width: PIXELS[width],
            height: size.height / scale,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      )}
    </div>
  );
}
