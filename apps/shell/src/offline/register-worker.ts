import { buildLock } from './build-name.ts'

/**
 * Has the browser keep this build, so that the app opens without a network. Where that is not possible (no TLS, a private
 * window, a browser that saves data), everything goes on without.
 *
 * @returns whether the build is kept
 */
export async function registerWorker(build: string): Promise<boolean> {
  const { serviceWorker, locks, connection } = navigator as Partial<
    Navigator & { connection: { saveData?: boolean } }
  >
  if (!serviceWorker || !locks || connection?.saveData) return false
  // Let go when the tab is closed.
  void locks.request(buildLock(build), { mode: 'shared' }, () => new Promise(() => {}))
  try {
    if (!(await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }))) return false
    await serviceWorker.ready
    return true
  } catch {
    return false
  }
}
