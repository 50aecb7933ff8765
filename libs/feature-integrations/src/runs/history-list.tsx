import { Badge, Banner, Stack, Text } from '@tandem/design-system'
import type { BadgeProps } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { Moment } from '@tandem/page-parts'

const tones = {
  running: 'accent',
  succeeded: 'success',
  failed: 'danger',
  stopped: 'neutral',
} satisfies Record<string, BadgeProps['tone']>

/** One entry of a history. */
export interface HistoryEntry {
  id: string
  state: keyof typeof tones
  /** The state in a word. */
  stateText: string
  started_at: string
  /** Its cause and duration. */
  circumstances: string
  /** Errors and warnings. */
  notices: readonly { tone: 'danger' | 'warning'; text: string }[]
  rows: readonly { key: string; name: string; figures: readonly number[] }[]
}

interface HistoryListProps {
  label: string
  entries: readonly HistoryEntry[]
  timeZone: string
  /** The column headers, first that of the names. */
  columns: readonly { label: string; help?: string }[]
  /** Shown when there are no rows. */
  noRows: string
}

const list = css({ listStyle: 'none' })
const entryStyle = css({
  paddingBlock: '4',
  borderBottom: '1px solid',
  borderColor: 'border.subtle',
  _first: { paddingBlockStart: '0' },
  _last: { borderBottomStyle: 'none' },
})
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
const figures = css({
  width: 'full',
  textStyle: 'sm',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingBlock: '0.5', fontWeight: 'regular', textAlign: 'end' },
  '& th:first-child': { textAlign: 'start' },
  '& thead th': { color: 'fg.muted', textStyle: 'xs' },
})

/** Past runs, latest first, with their figures. */
export function HistoryList({ label, entries, timeZone, columns, noRows }: HistoryListProps) {
  return (
    <ol className={list} aria-label={label}>
      {entries.map(({ id, state, stateText, started_at, circumstances, notices, rows }) => (
        <li key={id} className={entryStyle}>
          <Stack gap="2">
            <div className={head}>
              <Badge tone={tones[state]}>{stateText}</Badge>
              <Text as="span" weight="medium" numeric>
                <Moment at={started_at} timeZone={timeZone} />
              </Text>
            </div>
            <Text size="sm" tone="muted">
              {circumstances}
            </Text>
            {notices.map((notice) => (
              <Banner key={notice.text} tone={notice.tone}>
                {notice.text}
              </Banner>
            ))}
            {rows.length === 0 ? (
              <Text size="sm" tone="muted">
                {noRows}
              </Text>
            ) : (
              <Figures columns={columns} rows={rows} />
            )}
          </Stack>
        </li>
      ))}
    </ol>
  )
}

function Figures({ columns, rows }: Pick<HistoryListProps, 'columns'> & Pick<HistoryEntry, 'rows'>) {
  return (
    <table className={figures}>
      <thead>
        <tr>
          {columns.map(({ label, help }) => (
            <th key={label} scope="col" title={help}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figures: counts }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {counts.map((count, index) => (
              <td key={columns[index + 1]?.label}>{formatNumber(count, { full: true })}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
