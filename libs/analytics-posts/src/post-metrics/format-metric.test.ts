import { expect, test } from 'vitest'
import { formatMetric } from './format-metric.ts'

test('figures are shown in their own units', () => {
  expect(formatMetric('average_watch_time_ms', 14_230)).toBe('14,2 s')
  expect(formatMetric('watch_time_ms', 380_500)).toBe('6 min 20 s')
  expect(formatMetric('watch_time_ms', 4_000_000_000)).toBe('1.111 h 6 min')
  expect(formatMetric('skip_rate', 31.25)).toBe('31,3%')
  expect(formatMetric('reach', 121_600)).toBe('121.600')
})
