import { countOf } from './count-of.ts'
import { ParameterRefused, TooFewPeople } from './refusals.ts'
import type { Breakdown, Insight } from './schemas.ts'

/** The answered metrics. */
export interface MetricAnswers {
  insights: Map<string, Insight>
  /** Some were withheld because they concern too few people. */
  areTooFew: boolean
}

/** Requests several metrics together. */
export type MetricQuestion = (metrics: string[]) => Promise<Insight[]>

/** Every post has it: if it is refused alone, the others will be refused too. */
const probe = 'reach'

/**
 * Requests all metrics at once. Instagram refuses all of them when one doesn't fit, so they are then
 * requested in halves, down to the one, which is left out.
 * @throws ProviderError, or the signal's reason
 */
export async function askMetrics(metrics: string[], ask: MetricQuestion): Promise<MetricAnswers> {
  const insights = new Map<string, Insight>()
  let areTooFew = false
  /** Whether the metrics were answered. */
  const tryAll = async (some: string[]): Promise<boolean> => {
    try {
      for (const insight of await ask(some)) insights.set(insight.name, insight)
      return true
    } catch (error) {
      if (error instanceof TooFewPeople) areTooFew = true
      else if (!(error instanceof ParameterRefused)) throw error
      return false
    }
  }
  const split = async (some: string[]): Promise<void> => {
    const middle = Math.ceil(some.length / 2)
    for (const half of [some.slice(0, middle), some.slice(middle)])
      if (half.length > 0 && !(await tryAll(half)) && half.length > 1) await split(half)
  }
  const isDone = (await tryAll(metrics)) || metrics.length === 1
  if (!isDone && (!metrics.includes(probe) || (await tryAll([probe]))))
    await split(metrics.filter((metric) => metric !== probe))
  return { insights, areTooFew }
}

/** The value of a metric; null when there is none, which isn't 0. */
export function figureOf(insight: Insight | undefined): number | null {
  const value = insight?.total_value?.value ?? insight?.values[0]?.value
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** A part of a metric: its values of some dimensions, and how many it has. */
export interface Part {
  values: string[]
  count: number
}

/**
 * The parts of a metric by some dimensions, which can be anywhere in the answer, without those that lack a dimension or
 * whose value isn't a count.
 */
export function partsOf(insight: Insight | undefined, dimensions: string[]): Part[] | null {
  const breakdown = insight?.total_value?.breakdowns.find(({ dimension_keys: keys }) =>
    dimensions.every((dimension) => keys.includes(dimension)),
  )
  return breakdown ? breakdown.results.flatMap((result) => partOf(result, breakdown, dimensions)) : null
}

const partOf = (
  { dimension_values: values, value }: Breakdown['results'][number],
  { dimension_keys: keys }: Breakdown,
  dimensions: string[],
): Part[] => {
  const count = countOf(value)
  const names = dimensions.map((dimension) => values[keys.indexOf(dimension)] ?? '')
  return count === null || names.includes('') ? [] : [{ values: names, count }]
}

/** The parts of a metric by one dimension, by name; null when there is no data. */
export function namedParts(insight: Insight | undefined, dimension: string): Record<string, number> | null {
  const parts = partsOf(insight, [dimension])
  if (!parts || parts.length === 0) return null
  return Object.fromEntries(parts.map(({ values: [name], count }) => [name!.toLowerCase(), count]))
}
