/** Runs `done` when the browser has nothing else to do. */
export function whenIdle(done: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(done);
  else setTimeout(done, 200);
}
