import type { TeamExport } from '@tandem/api-contract'
import { Badge, Button, Inline, ProgressBar, Text } from '@tandem/design-system'
import type { BadgeProps } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { Moment, useMoments } from '@tandem/page-parts'
import { CircleCheck, Clock, Download, LoaderCircle, OctagonX, RefreshCw } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { formatSize } from './format-size.ts'
import { useDataText } from './messages.ts'
import { isUnderWay } from './queries.ts'

interface ExportItemProps {
  made: TeamExport
  timeZone: string
  /** Whether its download address is being requested. */
  isOpening: boolean
  mayBegin: boolean
  onDownload: () => void
  onDelete: () => void
  onAgain: () => void
}

const states: Record<
  TeamExport['status'],
  { tone: BadgeProps['tone']; Icon: LucideIcon; word: 'waiting' | 'making' | 'ready' | 'broken' }
> = {
  waiting: { tone: 'neutral', Icon: Clock, word: 'waiting' },
  running: { tone: 'accent', Icon: LoaderCircle, word: 'making' },
  ready: { tone: 'success', Icon: CircleCheck, word: 'ready' },
  failed: { tone: 'danger', Icon: OctagonX, word: 'broken' },
}

/** One export: its progress or result, and its actions. */
export function ExportItem(props: ExportItemProps) {
  const { made, timeZone, isOpening, mayBegin, onDownload, onDelete, onAgain } = props
  const text = useDataText()
  const when = useMoments(timeZone).text(made.created_at)
  const { tone, Icon, word } = states[made.status]
  return (
    <li className={item}>
      <div className={words}>
        <Inline gap="2" wrap>
          <Text as="strong">{text('exports.of', { when })}</Text>
          <Badge tone={tone} icon={<Icon aria-hidden />}>
            {text(`exports.${word}`)}
          </Badge>
        </Inline>
        <Details made={made} timeZone={timeZone} />
      </div>
      <Inline gap="1" wrap>
        {made.status === 'ready' && (
          <Button
            size="sm"
            icon={<Download aria-hidden />}
            loading={isOpening}
            aria-label={text('exports.downloadLabel', { when })}
            onClick={onDownload}
          >
            {text('exports.download')}
          </Button>
        )}
        {made.status === 'failed' && (
          <Button size="sm" icon={<RefreshCw aria-hidden />} disabled={!mayBegin} onClick={onAgain}>
            {text('exports.again')}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          aria-label={text(isUnderWay(made) ? 'exports.stopLabel' : 'exports.deleteLabel', { when })}
          onClick={onDelete}
        >
          {text(isUnderWay(made) ? 'exports.stop' : 'exports.delete')}
        </Button>
      </Inline>
    </li>
  )
}

function Details({ made, timeZone }: Pick<ExportItemProps, 'made' | 'timeZone'>) {
  const text = useDataText()
  const moments = useMoments(timeZone)
  const { status, rows: count, bytes, expires_at, created_by, error } = made
  const number = formatNumber(count, { full: true })
  return (
    <div className={details}>
      {status === 'running' && (
        <>
          <ProgressBar label={text('exports.progress')} valueText={text('exports.rows', { count, number })} />
          <span>{text('exports.rows', { count, number })}</span>
        </>
      )}
      {status === 'ready' && (
        <span>
          {text('exports.holds', { count, number, size: formatSize(bytes ?? 0) })}
          {expires_at !== null && (
            <>
              {' · '}
              <Moment at={expires_at} timeZone={timeZone}>
                {text('exports.until', { when: moments.text(expires_at) })}
              </Moment>
            </>
          )}
        </span>
      )}
      {status === 'failed' && error !== null && <span className={css({ color: 'danger.fg' })}>{error}</span>}
      {created_by !== null && <bdi>{text('exports.by', { name: created_by })}</bdi>}
    </div>
  )
}

const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  padding: '4',
})
const words = css({ display: 'grid', gap: '1', minWidth: '0', flex: '[1 1 16rem]' })
const details = css({ display: 'grid', gap: '1', textStyle: 'sm', color: 'fg.muted' })
