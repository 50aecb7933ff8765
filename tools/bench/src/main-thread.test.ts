import { expect, test } from 'vitest'
import { tasksOf } from './main-thread.ts'

const event = (name: string, pid: number, more: object = {}) => ({
  name,
  ph: 'X',
  pid,
  tid: 1,
  ts: 0,
  ...more,
})
const main = (pid: number) => event('thread_name', pid, { ph: 'M', args: { name: 'CrRendererMain' } })

test('the tasks are those of the busiest page, in wall-clock and processor time', () => {
  const events = [
    main(7),
    main(8),
    event('RunTask', 7, { dur: 900, tdur: 800 }),
    event('RunTask', 8, { dur: 61_000, tdur: 12_000 }),
    event('RunTask', 8, { dur: 4_000 }),
    event('Layout', 8, { dur: 90_000 }),
    event('RunTask', 9, { dur: 999_000 }),
    event('RunTask', 8, { ph: 'B', dur: 70_000 }),
  ]
  expect(tasksOf(events)).toEqual([
    { clock: 61, processor: 12 },
    { clock: 4, processor: 4 },
  ])
  expect(tasksOf([])).toEqual([])
})
