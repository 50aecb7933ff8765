import { formatNumber } from './format-number.ts'

/**
 * A share as people read it, in percent with at most one decimal: 0.117 is `11,7%`; with `full` two, `11,69%`. What is no
 * number is `–`.
 */
export function formatShare(share: number, { full = false }: { full?: boolean } = {}): string {
  if (!Number.isFinite(share)) return '–'
  const percent = full ? share * 100 : Math.round(share * 1000) / 10
  return `${formatNumber(percent, { full: true })}%`
}
