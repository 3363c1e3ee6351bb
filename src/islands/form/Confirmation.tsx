import { useEffect, useRef } from 'react';

/** Stands where the form stood once it is sent. Takes the focus, which the form took with it, and so is in sight and read out. */
export function Confirmation({ children }: { children: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <p ref={box} tabIndex={-1} role="status" className="rounded-card border-2 border-water p-6 text-lead font-semibold">
      {children}
    </p>
  );
}
