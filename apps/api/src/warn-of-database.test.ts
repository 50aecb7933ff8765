import { expect, test } from 'vitest'
import type { WholeDatabase } from '@tandem/api-server'
import { jsonLog } from '@tandem/api-server/node'
import { warnOfDatabase } from './warn-of-database.ts'

test.each([true, false])(
  "a warning that fails doesn't prevent the start (embedded: %s)",
  async (isEmbedded) => {
    const lines: string[] = []
    const log = jsonLog('info', { write: (line) => lines.push(line) })
    const database = new Proxy({} as WholeDatabase, {
      get() {
        throw new Error('no database')
      },
    })
    await warnOfDatabase({ database, log, now: () => new Date() }, isEmbedded)
    expect(lines).toHaveLength(isEmbedded ? 1 : 2)
    expect(lines[0]).toContain('no database')
  },
)
