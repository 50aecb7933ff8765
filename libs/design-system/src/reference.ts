import type { ReactNode } from 'react'
import type { recipes, slotRecipes } from '../theme/recipes.ts'
import type * as charts from './charts/charts.ts'
import type { ComponentName } from './example-components.tsx'
import type * as components from './index.ts'

/** Every component that readers may be sent to. */
export type NamedComponent = ComponentName<typeof components> | ComponentName<typeof charts> | 'toast'

/** The same thing done well and badly, and why. */
export interface Pair {
  good: { example: ReactNode; why: string }
  bad: { example: ReactNode; why: string }
}

/**
 * What a designer or developer must know before using a component; Storybook shows it. It is written in
 * `*.reference.tsx` beside the stories and isn't published. Texts are Markdown.
 */
export interface Reference {
  /** Those of the stories beside it, the main one first. */
  components: readonly [NamedComponent, ...NamedComponent[]]
  /** `new`: its properties may still change in a minor version. */
  status: 'stable' | 'new'
  use: readonly string[]
  /** Other components, and when they are the better choice. */
  instead: Partial<Record<NamedComponent, string>>
  /** Its visible parts. */
  anatomy: Readonly<Record<string, string>>
  content: readonly string[]
  /** What each key does; null when nothing in it takes the focus. */
  keyboard: Readonly<Record<string, string>> | null
  accessibility: readonly string[]
  /** Whose tokens it uses; they are read from the recipes. */
  recipes: readonly (keyof typeof recipes | keyof typeof slotRecipes)[]
  pairs: readonly [Pair, ...Pair[]]
}
