import { chart } from '@tandem/design-system/recipes'
import type { DistributionReading } from './distribution-reading.ts'
import type { ChartWords } from './labels.ts'
import { SeriesKey } from './series-key.tsx'

interface DistributionKeysProps {
  chartId: string
  reading: DistributionReading
  words: ChartWords
}

/** What each colour stands for; for one whole also the share of each part. */
export function DistributionKeys({ chartId, reading, words }: DistributionKeysProps) {
  const { parts, arrangement, formatShare } = reading
  return (
    <ul className={chart().keys}>
      {parts.map(({ key, label, color, total, sum }) => (
        <li key={key}>
          <SeriesKey shape="column" color={color} chartId={chartId} />
          {label}
          {total === null
            ? ` – ${words.notShared}`
            : arrangement === 'stacked' && sum !== null && total > 0 && ` ${formatShare(sum / total)}`}
        </li>
      ))}
    </ul>
  )
}
