import { buildLock } from './build-name.ts'

/**
 * Lets the browser cache this build, so that the app opens without a network. If that isn't possible (no TLS,
 * a private window, a browser that saves data), everything works without it.
 *
 * @returns whether the build is cached
 */
export async function registerWorker(build: string): Promise<boolean> {
  const { serviceWorker, locks, connection } = navigator as Partial<
    Navigator & { connection: { saveData?: boolean } }
  >
  if (!serviceWorker || !locks || connection?.saveData) return false
  // The lock is released when the tab is closed.
  void locks.request(buildLock(build), { mode: 'shared' }, () => new Promise(() => {}))
  try {
    if (!(await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }))) return false
    await serviceWorker.ready
    return true
  } catch {
    return false
  }
}
