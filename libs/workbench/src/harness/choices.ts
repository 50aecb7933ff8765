import { roles } from '@tandem/api-contract'
import { themes } from '@tandem/session'
import * as v from 'valibot'

/** How much the team has: nothing, or what the feature says for a few and for many. */
export const seeds = ['empty', 'few', 'many'] as const
export type Seed = (typeof seeds)[number]

export const faults = ['none', 'some', 'all', 'offline', 'signed-out'] as const

/** By name, so that what is kept can be read. */
export const delays = { none: 0, short: 300, long: 2000 } as const
export const delayNames = ['none', 'short', 'long'] as const

const Choices = v.object({
  role: v.fallback(v.picklist(roles), 'super_admin'),
  seed: v.fallback(v.picklist(seeds), 'few'),
  theme: v.fallback(v.picklist(themes), 'light'),
  delay: v.fallback(v.picklist(delayNames), 'none'),
  fault: v.fallback(v.picklist(faults), 'none'),
  isOpen: v.fallback(v.boolean(), true),
  /** The address that `/` leads to; null: the one that the feature names. */
  start: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^\/(?!\/)/))), null),
})

/** What is chosen in the bar, for each feature. */
export type Choices = v.InferOutput<typeof Choices>

const keyOf = (feature: string) => `harness:${feature}`

/** What was chosen last; anything that is not sound gives way to the plain choice. */
export function readChoices(feature: string): Choices {
  try {
    return v.parse(Choices, Object(JSON.parse(localStorage.getItem(keyOf(feature)) ?? '{}')))
  } catch {
    return v.parse(Choices, {})
  }
}

/** Keeps choices over a reload. */
export function keepChoices(feature: string, choices: Choices) {
  try {
    localStorage.setItem(keyOf(feature), JSON.stringify(choices))
  } catch {
    // Storage is blocked: they hold until the page is left.
  }
}
