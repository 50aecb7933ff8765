import type { StoredFigures } from './count-stored.ts'
import type { Recount } from './recount.ts'

interface Line {
  what: string
  counted: number | undefined
  stored: number | undefined
}

const sumOf = (sums: Recount['sums'], group: string) =>
  sums.find(({ currency, status }) => `${currency} ${status}` === group)

function linesOf(counted: Recount, stored: StoredFigures): Line[] {
  const { sums: countedSums, ...countedFigures } = counted
  const { sums: storedSums, ...storedFigures } = stored
  const names = Object.keys(storedFigures) as (keyof typeof storedFigures)[]
  const groups = new Set(
    [...countedSums, ...storedSums].map(({ currency, status }) => `${currency} ${status}`),
  )
  return [
    ...names.map((what) => ({ what, counted: countedFigures[what], stored: storedFigures[what] })),
    ...[...groups].toSorted().flatMap((group) =>
      (['orders', 'total', 'refunded'] as const).map((figure) => ({
        what: `${group} ${figure}`,
        counted: sumOf(countedSums, group)?.[figure],
        stored: sumOf(storedSums, group)?.[figure],
      })),
    ),
  ]
}

/** Whether every figure is the same on both sides. */
export const isEqual = (counted: Recount, stored: StoredFigures) =>
  linesOf(counted, stored).every((line) => line.counted === line.stored)

const row = (what: string, one: string, other: string, end: string) =>
  console.log(`${what.padEnd(30)}${one.padStart(14)}${other.padStart(14)}  ${end}`)

/** Prints both sides, line by line; amounts are in minor units. */
export function printComparison(counted: Recount, stored: StoredFigures) {
  row('', 'from the file', 'in Tandem', '')
  for (const { what, counted: one, stored: other } of linesOf(counted, stored)) {
    row(what, String(one ?? '-'), String(other ?? '-'), one === other ? 'equal' : 'DIFFERENT')
  }
}
