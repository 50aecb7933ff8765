import type { SyncRecord } from '@tandem/api-contract'
import { Badge, Banner, Stack, Text, type BadgeProps } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatDateTime, formatNumber } from '@tandem/format'
import { useText } from '../messages.ts'
import { duration } from './duration.ts'

const list = css({ listStyle: 'none' })
const entry = css({
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
  '& th, & td': { paddingBlock: '0.5', fontWeight: 'regular', textAlign: 'right' },
  '& th:first-child': { textAlign: 'left' },
  '& thead th': { color: 'fg.muted', textStyle: 'xs' },
})

const tones: Record<SyncRecord['state'], BadgeProps['tone']> = {
  running: 'accent',
  succeeded: 'success',
  failed: 'danger',
  stopped: 'neutral',
}

/** What the syncs of a store did, latest first. */
export function SyncHistory({ syncs, timeZone }: { syncs: readonly SyncRecord[]; timeZone: string }) {
  const text = useText()
  return (
    <ol className={list} aria-label={text('history.list')}>
      {syncs.map((sync) => (
        <li key={sync.id} className={entry}>
          <Stack gap="2">
            <div className={head}>
              <Badge tone={tones[sync.state]}>{text(`history.state.${sync.state}`)}</Badge>
              <Text as="span" weight="medium" numeric>
                <time dateTime={sync.started_at}>{formatDateTime(sync.started_at, timeZone)}</time>
              </Text>
            </div>
            <Text size="sm" tone="muted">
              {circumstances(sync)}
            </Text>
            {sync.error !== null && <Banner tone="danger">{sync.error}</Banner>}
            {sync.difference !== null && <Banner tone="warning">{sync.difference}</Banner>}
            <Rows rows={sync.rows} />
          </Stack>
        </li>
      ))}
    </ol>
  )

  function circumstances({ cause, asked_by, is_whole, started_at, finished_at }: SyncRecord) {
    const asked =
      cause === 'person' && asked_by !== null
        ? text('history.cause.personNamed', { name: asked_by })
        : text(`history.cause.${cause}`)
    const extent = text(is_whole ? 'history.whole' : 'history.changes')
    const took = finished_at && text('history.took', { duration: duration(started_at, finished_at) })
    return [asked, extent, took].filter(Boolean).join(', ')
  }
}

function Rows({ rows }: Pick<SyncRecord, 'rows'>) {
  const text = useText()
  const touched = rows.filter(({ read, skipped }) => read > 0 || skipped > 0)
  if (touched.length === 0) {
    return (
      <Text size="sm" tone="muted">
        {text('history.nothingRead')}
      </Text>
    )
  }
  const exact = (count: number) => formatNumber(count, { full: true })
  return (
    <table className={figures}>
      <thead>
        <tr>
          <th scope="col">{text('history.kind')}</th>
          <th scope="col">{text('history.read')}</th>
          <th scope="col">{text('history.compared')}</th>
          <th scope="col" title={text('history.skippedHelp')}>
            {text('history.skipped')}
          </th>
        </tr>
      </thead>
      <tbody>
        {touched.map(({ kind, read, compared, skipped }) => (
          <tr key={kind}>
            <th scope="row">{text(`progress.kind.${kind}`)}</th>
            <td>{exact(read)}</td>
            <td>{exact(compared)}</td>
            <td>{exact(skipped)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
