import type { AccountAnalytics } from '@tandem/api-contract'
import { rounded } from '@tandem/format'
import type { CsvCell } from '@tandem/format'
import type { WrittenTable } from '@tandem/lists'
import { figureName, ruleOf } from '../account-figures/figure-provenance.tsx'
import { accountFigures, figureOf, isShare } from '../account-figures/figures.ts'
import type { AccountFigure } from '../account-figures/figures.ts'
import { accountsPageText as text } from './messages.ts'

const title = (figure: AccountFigure) =>
  isShare(figure)
    ? text('file.percent', { figure: figureName(figure, 'social') })
    : figureName(figure, 'social')

function cell(row: AccountAnalytics, figure: AccountFigure): CsvCell {
  const value = figureOf(row.current, figure)
  return value === null ? null : rounded(isShare(figure) ? value * 100 : value, 2)
}

/** Connected accounts as a file: the figures of the period, shares in percent. */
export const accountTable = (rows: readonly AccountAnalytics[], day: string): WrittenTable => ({
  name: text('file.name', { day }),
  what: (count) => text('list.found', count),
  rows: [
    [
      text('file.username'),
      text('list.account'),
      text('file.from'),
      text('file.to'),
      ...accountFigures.map(title),
      text('file.collections'),
    ],
    ...rows.map((row) => [
      row.username,
      row.name,
      { moment: row.current.date_from },
      { moment: row.current.date_to },
      ...accountFigures.map((figure) => cell(row, figure)),
      row.collections.map(({ name }) => name).join('; '),
    ]),
  ],
  definitions: accountFigures.map((figure) => [title(figure), ruleOf(figure, 'social')]),
})
