import { chart } from '@tandem/design-system/recipes'
import type { HeatReading } from './heat-reading.ts'
import { seriesStyle } from './series-style.ts'

/** What the colour of a cell and the dot in it stand for. */
export function HeatKeys({
  chartId,
  reading: { label, overlay },
}: {
  chartId: string
  reading: HeatReading
}) {
  return (
    <ul className={chart().keys}>
      <li>
        <svg width="10" height="10" aria-hidden data-heat="5">
          <rect data-cell="" width="10" height="10" rx="3" fill="var(--heat)" />
        </svg>
        {label}
      </li>
      {overlay && (
        <li>
          <svg width="10" height="10" aria-hidden {...seriesStyle(2, chartId)}>
            <circle cx="5" cy="5" r="4" fill="var(--series)" />
          </svg>
          {overlay.label}
        </li>
      )}
    </ul>
  )
}
