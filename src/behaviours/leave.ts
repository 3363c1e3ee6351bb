/** Runs `done` when a navigation starts. A browser without `pageswap` runs it on `pagehide`. */
export function whenLeaving(done: () => void): void {
  addEventListener('pageswap', done);
  addEventListener('pagehide', done);
}
