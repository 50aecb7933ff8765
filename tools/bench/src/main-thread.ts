import type { Browser, Page } from 'playwright-core'

/** One event of the browser's trace. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** In microseconds: wall-clock time, and processor time if the system reports it. */
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/** The page may still have work to do after the result has been shown. */
const settledAfterMs = 150

/** How long a task took, in milliseconds: wall-clock time, and processor time. */
export interface Task {
  clock: number
  processor: number
}

const categories = ['toplevel', 'disabled-by-default-devtools.timeline']

/** The tasks of the page's main thread while an action ran. */
export async function readMainThread(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<Task[]> {
  await browser.startTracing(page, { categories })
  await act()
  await page.waitForTimeout(settledAfterMs)
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  return tasksOf(trace.traceEvents)
}

/**
 * The tasks of the renderer that draws the page: the busiest one, because the browser may keep an empty one
 * in reserve.
 */
export function tasksOf(events: readonly TraceEvent[]): Task[] {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const tasks = threads.map(({ pid, tid }) =>
    events
      .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && isTask(event.name))
      .map(({ dur = 0, tdur = dur }) => ({ clock: dur / 1000, processor: tdur / 1000 })),
  )
  return tasks.toSorted((one, other) => sum(other) - sum(one))[0] ?? []
}

const isTask = (name: string) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask'
const sum = (tasks: readonly Task[]) => tasks.reduce((total, { clock }) => total + clock, 0)
