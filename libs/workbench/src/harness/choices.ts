import { roles } from '@tandem/api-contract'
import { themes } from '@tandem/session'
import * as v from 'valibot'

/** How much the team has: nothing, or the feature's data for few and for many. */
export const seeds = ['empty', 'few', 'many'] as const
export type Seed = (typeof seeds)[number]

export const faults = ['none', 'some', 'all', 'offline', 'signed-out'] as const

/** Delays by name, so that the stored choice is readable. */
export const delays = { none: 0, short: 300, long: 2000 } as const
export const delayNames = ['none', 'short', 'long'] as const

const Choices = v.object({
  role: v.fallback(v.picklist(roles), 'super_admin'),
  seed: v.fallback(v.picklist(seeds), 'few'),
  theme: v.fallback(v.picklist(themes), 'light'),
  delay: v.fallback(v.picklist(delayNames), 'none'),
  fault: v.fallback(v.picklist(faults), 'none'),
  isOpen: v.fallback(v.boolean(), true),
  /** The address that `/` leads to; null for the feature's own. */
  start: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^\/(?!\/)/))), null),
})

/** The choices in the bar, for each feature. */
export type Choices = v.InferOutput<typeof Choices>

const keyOf = (feature: string) => `harness:${feature}`

/** The last choices; invalid ones fall back to the default. */
export function readChoices(feature: string): Choices {
  try {
    return v.parse(Choices, Object(JSON.parse(localStorage.getItem(keyOf(feature)) ?? '{}')))
  } catch {
    return v.parse(Choices, {})
  }
}

/** Stores choices, so that they survive a reload. */
export function keepChoices(feature: string, choices: Choices) {
  try {
    localStorage.setItem(keyOf(feature), JSON.stringify(choices))
  } catch {
    // Storage is blocked: the choices last until the page is closed.
  }
}
