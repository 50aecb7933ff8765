import { expect, test } from 'vitest'
import {
  developingMetrics,
  exportedMetrics,
  factsOf,
  keptMetrics,
  listedMetrics,
  postMetrics,
  sortableMetrics,
} from './post-metrics.ts'

test('lists the metrics of posts in order', () => {
  expect(listedMetrics).toEqual(['views', 'reach', 'likes', 'comments', 'shares', 'saves', 'reposts'])
  const places = listedMetrics.map((metric) => factsOf(metric).list)
  expect(places).toEqual(places.map((_, index) => index + 1))
})

test('keeps a column for each metric that lists or charts need', () => {
  expect(keptMetrics).toEqual(expect.arrayContaining([...listedMetrics, ...developingMetrics]))
})

test('sorts and exports only metrics of lists', () => {
  for (const metric of postMetrics) {
    const { list, isSortable, isExported } = factsOf(metric)
    if (isSortable || isExported) expect(list, metric).toBeDefined()
  }
  expect(sortableMetrics).toEqual(listedMetrics)
  expect(exportedMetrics).toEqual(listedMetrics)
})

test('adds up no metric that counts accounts or is a mean or share', () => {
  expect(postMetrics.filter((metric) => !factsOf(metric).adds)).toEqual([
    'reach',
    'average_watch_time_ms',
    'skip_rate',
  ])
})

test('names at least one place for each metric, and keeps only counts', () => {
  for (const metric of postMetrics) expect(factsOf(metric).places.length, metric).toBeGreaterThan(0)
  for (const metric of keptMetrics) expect(factsOf(metric).unit, metric).toBe('count')
})
