import { expect, test } from 'vitest'
import { asOfNow, withLater } from './backup-ledger.ts'
import { checkLedger } from './check-ledger.ts'
import { newLedger } from './ledger.ts'
import { newReport } from './report.ts'

/** A database that contains only these notes. */
const holding = (notes: string[]) => async (text: string) =>
  text.includes('from notes where') ? notes.map((mark) => ({ mark })) : []

async function lostIn(notes: string[], during: (ledger: ReturnType<typeof newLedger>) => void) {
  const ledger = newLedger()
  const before = ledger.add({ kind: 'note', mark: 'f7-1-0', team_id: 1 })
  before.outcome = 'acknowledged'
  const then = asOfNow(ledger)
  during(ledger)
  const report = newReport()
  await checkLedger(holding(notes), withLater(then, ledger), report, 7)
  return [...report.lost, ...report.findings]
}

test('a note that existed when the backup began must be in it', async () => {
  expect(await lostIn([], () => undefined)).toEqual(['note f7-1-0: acknowledged and gone'])
})

test('a note that was made and deleted while the backup ran may be in it or not', async () => {
  const makeAndDelete = (ledger: ReturnType<typeof newLedger>) => {
    const later = ledger.add({ kind: 'note', mark: 'f7-1-1', team_id: 1 })
    later.outcome = 'acknowledged'
    later.deletion = 'acknowledged'
  }
  expect(await lostIn(['f7-1-0 v1', 'f7-1-1 v1'], makeAndDelete)).toEqual([])
  expect(await lostIn(['f7-1-0 v1'], makeAndDelete)).toEqual([])
})

test('a note that was deleted while the backup ran may be in it or not', async () => {
  const deleteIt = ({ writes: [first] }: ReturnType<typeof newLedger>) => {
    if (first) first.deletion = 'acknowledged'
  }
  expect(await lostIn(['f7-1-0 v1'], deleteIt)).toEqual([])
  expect(await lostIn([], deleteIt)).toEqual([])
})
