import { Banner, Spinner } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import type { FirstReading } from './first-reading.ts'
import { useDashboardText } from './messages.ts'

const exact = (count: number) => formatNumber(count, { full: true })

/** What is being read for the first time and its progress, above the figures so far. */
export function ReadingBanner({ readings }: { readings: readonly FirstReading[] }) {
  const text = useDashboardText()
  if (readings.length === 0) return null
  return (
    <Banner tone="info" icon={<Spinner size="sm" />} title={text('reading.title')}>
      <ul className={list}>
        {readings.map((reading) => (
          <li key={reading.name} dir="auto">
            <Progress {...reading} />
          </li>
        ))}
      </ul>
      {text('reading.text')}
    </Banner>
  )
}

function Progress({ name, part }: FirstReading) {
  const text = useDashboardText()
  if (part === null) return text('reading.soon', { name })
  const words = { name, part: text(`reading.parts.${part.kind}`), done: exact(part.done) }
  return part.total === null
    ? text('reading.done', words)
    : text('reading.of', { ...words, total: exact(part.total) })
}

const list = css({ listStyle: 'none', fontVariantNumeric: 'tabular-nums' })
