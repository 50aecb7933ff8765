import { definePreset } from '@pandacss/dev'
import { preset as base } from '@pandacss/preset-base'
import { conditions } from './theme/conditions.ts'
import { globalCss } from './theme/global-css.ts'
import { keyframes } from './theme/keyframes.ts'
import { recipes, slotRecipes } from './theme/recipes.ts'
import { semanticTokens } from './theme/semantic-tokens.ts'
import { settleDark } from './theme/settle-dark.ts'
import { textStyles } from './theme/text-styles.ts'
import { breakpoints, tokens } from './theme/tokens.ts'

/** A preset of Panda. Hosts may lack Panda, whose own types don't compile everywhere, so its content has no type here. */
export interface PandaPreset {
  name: string
}

/** Everything a host's `panda.config.ts` needs to emit the same CSS: tokens, conditions, recipes, global styles. */
export const preset: PandaPreset = definePreset({
  name: '@tandem/design-system',
  conditions: { extend: conditions },
  globalCss: { extend: globalCss },
  theme: {
    breakpoints,
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
})

/** Panda's utilities and conditions without its layout patterns: layout is only done with components here. */
const utilities: PandaPreset = definePreset({
  name: '@tandem/design-system/utilities',
  conditions: base.conditions,
  utilities: base.utilities,
  globalCss: base.globalCss,
})

/**
 * The options that a host and the libraries must share so that one Panda runtime serves them all; spread them
 * into `defineConfig`.
 */
export const pandaOptions = {
  preflight: true,
  eject: true,
  presets: [utilities, preset],
  importMap: '@tandem/design-system',
  strictTokens: true,
  outExtension: 'js' as const,
  forceConsistentTypeExtension: true,
  gitignore: false,
  logLevel: 'warn' as const,
  hooks: { 'cssgen:done': settleDark },
}
