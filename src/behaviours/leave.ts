/** Runs `done` at the start of a route change. A browser without `pageswap` runs it as the page goes away. */
export function whenLeaving(done: () => void): void {
  addEventListener('pageswap', done);
  addEventListener('pagehide', done);
}
