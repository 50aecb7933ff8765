import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { keptMetrics } from '@tandem/api-contract'
import type { KeptMetric } from '@tandem/api-contract'

/** A part of a statement for each of some metrics, separated by commas. */
export const eachMetric = <Metric extends KeptMetric>(
  metrics: readonly Metric[],
  part: (metric: Metric) => RawBuilder<unknown>,
) => sql.join(metrics.map(part))

/** The columns of metrics; by default all stored ones. */
export const metricColumns = (metrics: readonly KeptMetric[] = keptMetrics) =>
  eachMetric(metrics, (metric) => sql.ref(metric))

/** The columns of metrics of a row, by its name in the statement. */
export const metricColumnsOf = (row: string, metrics: readonly KeptMetric[]) =>
  eachMetric(metrics, (metric) => sql.ref(`${row}.${metric}`))

/** Copies all stored metrics from a row, in an update. */
export const setMetricsFrom = (row: string) =>
  eachMetric(keptMetrics, (metric) => sql`${sql.ref(metric)} = ${sql.ref(`${row}.${metric}`)}`)
