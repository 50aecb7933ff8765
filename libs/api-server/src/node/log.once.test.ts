import { expect, test } from 'vitest'
import { jsonLog } from './log.ts'

function logged(write: (log: ReturnType<typeof jsonLog>) => void) {
  const lines: string[] = []
  write(jsonLog('info', { write: (line) => lines.push(line) }))
  return lines
}

test('logs an error without the values of its query', () => {
  const refused = Object.assign(new Error('violates a foreign key'), {
    code: '23503',
    detail: 'Failing row contains (marker-row)',
    query: 'insert into logins',
    params: ['marker-hash'],
  })
  const [line = ''] = logged((log) => log.error({ request_id: 'a', error: refused }, 'failed'))
  expect(line).not.toContain('marker')
  expect(JSON.parse(line)).toMatchObject({
    request_id: 'a',
    msg: 'failed',
    error: {
      code: '23503',
      message: 'violates a foreign key',
      stack: expect.stringContaining('log.once.test'),
    },
  })
})

test('hides a secret that is logged by mistake', () => {
  const [line = ''] = logged((log) =>
    log.info({ password: 'marker', body: { token: 'marker', consumer_secret: 'marker' } }, 'sent'),
  )
  expect(line).not.toContain('marker')
})

test("keeps a caller's text on one line", () => {
  expect(logged((log) => log.info({ path: '/a\r\n{"level":"error"}' }, 'answered'))).toHaveLength(1)
})

test('describes a plain object that looks like an error by its message and stack only', () => {
  const reported = {
    message: 'the connection ended',
    stack: 'Error\n at x',
    worker: 'w',
    detail: 'marker-row',
  }
  const [line = ''] = logged((log) => log.error({ error: reported }, 'reported'))
  expect(JSON.parse(line).error).toEqual({ message: 'the connection ended', stack: 'Error\n at x' })
})

test("describes a value that isn't an error without [object Object]", () => {
  const thrown = [{ status: 500 }, null, undefined, 'text', 7n, Symbol('marker')]
  const lines = logged((log) => thrown.forEach((error) => log.error({ error }, 'thrown')))
  expect(lines.map((line) => JSON.parse(line).error?.message)).toEqual([
    'no message',
    'null',
    undefined,
    'text',
    '7',
    'Symbol(marker)',
  ])
  expect(lines.join()).not.toContain('[object Object]')
})

test('describes the errors and the cause behind an error without a message', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' })
  const both = new AggregateError([refused, refused])
  const error = new Error('the database is away', { cause: both })
  const [line = ''] = logged((log) => log.error({ error }, 'failed'))
  expect(JSON.parse(line).error).toMatchObject({
    message: 'the database is away',
    cause: {
      name: 'AggregateError',
      message: 'connect ECONNREFUSED 127.0.0.1:1',
      errors: [{ code: 'ECONNREFUSED' }, { code: 'ECONNREFUSED' }],
    },
  })
})

test('stops describing errors that cause each other', () => {
  const one: Error = new Error('one')
  const other = new AggregateError([one], 'other', { cause: one })
  one.cause = other
  expect(logged((log) => log.error({ error: one }, 'failed'))).toHaveLength(1)
})

test('adds the fields of the running work to each of its lines, also after waiting', async () => {
  const lines: string[] = []
  const log = jsonLog('info', { write: (line) => lines.push(line) })
  const work = (name: string) =>
    log.within?.({ request_id: name }, async () => {
      await new Promise(setImmediate)
      log.within?.({ queue: 'q' }, () => log.info({ step: 1 }, 'inside'))
      log.info({ request_id: 'own' }, 'outside')
    })
  await Promise.all([work('a'), work('b')])
  log.info({}, 'apart')
  expect(
    lines.map((line) => JSON.parse(line)).map(({ request_id, queue, step }) => [request_id, queue, step]),
  ).toEqual([
    ['a', 'q', 1],
    ['own', undefined, undefined],
    ['b', 'q', 1],
    ['own', undefined, undefined],
    [undefined, undefined, undefined],
  ])
})
