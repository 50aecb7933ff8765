import { beforeEach, expect, test } from 'vitest'
import { checkLedger } from './check-ledger.ts'
import { newLedger } from './ledger.ts'
import type { Ledger, Outcome, WriteKind } from './ledger.ts'
import { newReport } from './report.ts'
import type { Report } from './report.ts'

let ledger: Ledger
let report: Report
beforeEach(() => {
  ledger = newLedger()
  report = newReport()
})

const wrote = (kind: WriteKind, outcome: Outcome, mark = 'f7-0-0') =>
  Object.assign(ledger.add({ kind, mark, team_id: 1 }), { outcome })

/** Checks a database that contains only these texts as notes. */
const check = (notes: string[], half: object[] = []) =>
  checkLedger(
    async (text) => {
      if (text.includes('from notes where content like')) return notes.map((mark) => ({ mark }))
      return text.includes('people invited without a link') || text.includes("kind = 'invitation'")
        ? half.map((row) => ({ ...row }))
        : []
    },
    ledger,
    report,
    7,
  )

test('an acknowledged write that exists once is neither lost nor doubled', async () => {
  wrote('note', 'acknowledged')
  await check(['f7-0-0 v1'])
  expect(report).toMatchObject({ acknowledged: 1, lost: [], doubled: [], findings: [] })
})

test('an acknowledged write that is missing is lost', async () => {
  wrote('note', 'acknowledged')
  await check([])
  expect(report.lost).toEqual(['note f7-0-0: acknowledged and gone'])
})

test('a write that exists twice is doubled, whatever the answer was', async () => {
  wrote('note', 'unknown')
  await check(['f7-0-0 v1', 'f7-0-0 v1'])
  expect(report.doubled).toEqual(['note f7-0-0: 2 times'])
})

test('a write without an answer may or may not exist', async () => {
  wrote('note', 'unknown')
  wrote('note', 'unknown', 'f7-0-1')
  await check(['f7-0-1 v1'])
  expect(report).toMatchObject({ lost: [], doubled: [], findings: [] })
})

test('a refused write that exists is found', async () => {
  wrote('note', 'refused')
  await check(['f7-0-0 v1'])
  expect(report.findings).toEqual(['note f7-0-0: refused or deleted, and there'])
})

test('an acknowledged change is lost when the database has an older version', async () => {
  wrote('note', 'acknowledged').version = { acknowledged: 3, tried: 4 }
  await check(['f7-0-0 v2'])
  expect(report.lost).toEqual(['note f7-0-0: version 3, found 2'])
})

test('a change without an answer may exist', async () => {
  wrote('note', 'acknowledged').version = { acknowledged: 3, tried: 4 }
  await check(['f7-0-0 v4'])
  expect(report).toMatchObject({ lost: [], findings: [] })
})

test('a deleted note that exists again is lost', async () => {
  wrote('note', 'acknowledged').deletion = 'acknowledged'
  await check(['f7-0-0 v1'])
  expect(report.lost).toEqual(['note f7-0-0: refused or deleted, and there'])
})

test('a row that nobody wrote is found', async () => {
  await check(['f7-9-9 v1'])
  expect(report.findings).toEqual(['note f7-9-9 is there and nobody wrote it'])
})

test('partly written rows are found', async () => {
  await check([], [{ id: 5 }])
  expect(report.findings).toEqual(['Half written: people invited without a link (1: [{"id":5}])'])
})
