import { chart } from '@tandem/design-system/recipes'
import type { HeatReading } from './heat-reading.ts'

const steps = [1, 2, 3, 4, 5, 6, 7]

/** The shades of a heat map between its lowest and highest value. */
export function HeatRamp({ reading: { low, high, formatValue } }: { reading: HeatReading }) {
  return (
    <span className={chart().ramp}>
      {formatValue(low)}
      <svg width={126} height={10} aria-hidden focusable="false">
        {steps.map((step) => (
          <g key={step} data-heat={step}>
            <rect data-cell="" x={(step - 1) * 18} width="14" height="10" rx="2" fill="var(--heat)" />
            <rect data-size="" x={(step - 1) * 18 + 5} y={9 - step * 1.1} width="4" height={step * 1.1} />
          </g>
        ))}
      </svg>
      {formatValue(high)}
    </span>
  )
}
