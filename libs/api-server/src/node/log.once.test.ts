import { expect, test } from 'vitest'
import { jsonLog } from './log.ts'

function logged(write: (log: ReturnType<typeof jsonLog>) => void) {
  const lines: string[] = []
  write(jsonLog('info', { write: (line) => lines.push(line) }))
  return lines
}

test('an error is told without what its query carried', () => {
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

test('a secret that is handed over by mistake is hidden', () => {
  const [line = ''] = logged((log) =>
    log.info({ password: 'marker', body: { token: 'marker', consumer_secret: 'marker' } }, 'sent'),
  )
  expect(line).not.toContain('marker')
})

test('text of a caller stays one line', () => {
  expect(logged((log) => log.info({ path: '/a\r\n{"level":"error"}' }, 'answered'))).toHaveLength(1)
})
