import { useEffect, useRef } from 'react';

/** Replaces the form after it was sent. It takes the focus, which was in the removed form; this scrolls it into view and announces it. */
export function Confirmation({ children }: { children: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <p ref={box} tabIndex={-1} role="status" className="rounded-card border-2 border-water p-6 text-lead font-semibold">
      {children}
    </p>
  );
}
