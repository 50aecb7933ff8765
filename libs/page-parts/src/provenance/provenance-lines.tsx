import { usePlace } from '@tandem/app-frame'
import { css, cx } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { formatDate, formatRelative } from '@tandem/format'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMoments } from '../moment/use-moments.ts'
import { useNow } from '../use-now.ts'
import { useProvenanceText } from './messages.ts'
import type { ProvenanceProps } from './provenance-props.ts'

/** What is known about the source of a figure, line by line. */
export function ProvenanceLines({ figure, source, readAt, zone, days, currency, rule }: ProvenanceProps) {
  const text = useProvenanceText()
  const now = useNow()
  const moments = useMoments(zone ?? 'UTC')
  const help = usePlace('help')
  const when = (at: string) =>
    isDay(at)
      ? formatDate(`${at}T00:00:00Z`, 'UTC')
      : text('exactly', { ago: formatRelative(at, now), when: moments.text(at) })
  const read = readAt === null ? text('neverRead') : readAt && when(readAt)
  const lines: [string, ReactNode][] = [
    [text('source'), source],
    [text('readAt'), read],
    [text('zone'), days ?? zone],
    [text('currency'), currency],
    [text('rule'), rule],
  ]
  return (
    <div className={box}>
      <strong className={heading}>{figure}</strong>
      <dl className={list}>
        {lines.map(
          ([name, value]) =>
            value != null && (
              <div key={name} className={line}>
                <dt className={term}>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {rule != null && help !== null && (
        <Link to={help} className={cx(link(), all)}>
          {text('all')}
        </Link>
      )}
    </div>
  )
}

const isDay = (at: string) => /^\d{4}-\d{2}-\d{2}$/.test(at)

const box = css({
  display: 'grid',
  gap: '2',
  padding: '4',
  width: '[min(22rem, 100vw - 32px)]',
  mobileDown: { width: 'full' },
  textStyle: 'sm',
})
const heading = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })
const list = css({ display: 'grid', gap: '2' })
const line = css({ display: 'grid', gridTemplateColumns: '[6rem 1fr]', gap: '2', overflowWrap: 'anywhere' })
const all = css({ justifySelf: 'start' })
const term = css({ color: 'fg.muted' })
