import type { ApiDependencies } from '../dependencies/dependencies.ts'

/**
 * Lets workers look for work regularly, with a pause after each look, until no more jobs are taken. A failed look is
 * logged as `failure`, and the next one follows all the same.
 */
export function lookRegularly(
  dependencies: Pick<ApiDependencies, 'jobs' | 'later' | 'log'>,
  { everyMs, failure, look }: { everyMs: number; failure: string; look: () => Promise<void> },
): void {
  const { jobs, later = byTimer, log } = dependencies
  const lookNow = async () => {
    try {
      if (!(await jobs.isReady())) return
      await look()
    } catch (error) {
      log.warn({ error }, failure)
    }
    lookLater()
  }
  const lookLater = () => later(() => void lookNow(), everyMs)
  lookLater()
}

function byTimer(work: () => void, ms: number) {
  const timer: unknown = setTimeout(work, ms)
  // A timer would keep Node from exiting; browsers have no `unref`.
  if (typeof timer === 'object' && timer && 'unref' in timer) (timer as { unref(): void }).unref()
}
