import type { AccountAnalytics } from '@tandem/api-contract'
import { momentCell, rounded } from '@tandem/format'
import type { CsvCell } from '@tandem/format'
import type { ColumnDefinitions } from '@tandem/lists'
import { ruleOf } from '../account-figures/figure-provenance.tsx'
import { figureOf } from '../account-figures/figures.ts'
import { trackerText as text } from './messages.ts'

const twoDecimals = (value: number | null) => (value === null ? null : rounded(value, 2))

const percent = (share: number | null) => twoDecimals(share === null ? null : share * 100)

/** The accounts of a list as rows of a file: exact figures, shares in percent, times in the team's zone. */
export function trackerCells(rows: readonly AccountAnalytics[], timeZone: string): CsvCell[][] {
  return [
    [
      text('columns.whose'),
      text('columns.username'),
      text('columns.account'),
      text('columns.days'),
      text('columns.followers'),
      text('columns.growthPercent'),
      text('columns.posts'),
      text('columns.engagementPercent'),
      text('columns.engagementOf'),
      text('columns.lastPostIn', { zone: timeZone }),
      text('columns.collections'),
    ],
    ...rows.map((row) => [
      text(row.service === 'tracker' ? 'columns.tracked' : 'columns.own'),
      row.username,
      row.name,
      `${row.current.date_from} – ${row.current.date_to}`,
      row.current.followers_count,
      percent(figureOf(row.current, 'growth')),
      twoDecimals(row.current.posts_per_week),
      percent(row.current.engagement_rate),
      text(row.service === 'tracker' ? 'columns.ofTracked' : 'columns.ofOwn'),
      momentCell(row.last_post_at, timeZone),
      row.collections.map(({ name }) => name).join('; '),
    ]),
  ]
}

/** What the figures in the file mean, in the words of the help page. */
export const trackerDefinitions = (): ColumnDefinitions => [
  [text('columns.followers'), ruleOf('followers', 'tracker')],
  [text('columns.growthPercent'), `${text('columns.tracked')}: ${ruleOf('growth', 'tracker')}`],
  [text('columns.growthPercent'), `${text('columns.own')}: ${ruleOf('growth', 'social')}`],
  [text('columns.posts'), ruleOf('posts', 'tracker')],
  [text('columns.engagementPercent'), `${text('columns.tracked')}: ${ruleOf('engagement', 'tracker')}`],
  [text('columns.engagementPercent'), `${text('columns.own')}: ${ruleOf('engagement', 'social')}`],
]
