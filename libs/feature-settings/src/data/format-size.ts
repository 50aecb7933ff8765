import { formatNumber } from '@tandem/format'
import { dataText } from './messages.ts'

const units = ['bytes', 'kilobytes', 'megabytes', 'gigabytes'] as const

/** The size of a file, in the unit that keeps the number short: `12,3 MB`. */
export function formatSize(bytes: number): string {
  const steps = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const value = bytes / 1000 ** steps
  const rounded = steps === 0 || value >= 100 ? Math.round(value) : Math.round(value * 10) / 10
  return dataText(`size.${units[steps]!}`, { number: formatNumber(rounded, { full: true }) })
}
