import type { ApiDependencies } from '../dependencies/dependencies.ts'

/**
 * Has workers look for work from time to time, each time so long after the last look has ended; no more once jobs are
 * not taken. A look that fails is logged as `failure`, and the next one comes all the same.
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
  // Node would otherwise wait for it before it ends; browsers know no such thing.
  if (typeof timer === 'object' && timer && 'unref' in timer) (timer as { unref(): void }).unref()
}
