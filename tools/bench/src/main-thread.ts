import type { Browser, Page } from 'playwright-core'

/** What a trace of the browser tells of one moment. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** In microseconds: by the clock, and of the processor alone, where the system tells. */
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/** After what was asked for is drawn, the page may still have work of it to do. */
const settledAfterMs = 150

/** How long a task took, in milliseconds: by the clock, and of that on the processor. */
export interface Task {
  clock: number
  processor: number
}

const categories = ['toplevel', 'disabled-by-default-devtools.timeline']

/** The tasks of the page's main thread while something was done. */
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

/** The tasks of the one renderer that draws a page: the busiest, where an empty one was kept in reserve. */
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
