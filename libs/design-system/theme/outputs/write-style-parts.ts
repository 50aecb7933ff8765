import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { componentsOf, everyRecipe, ownAttributes, rareElements } from './component-recipes.ts'
import { stylePartsOf } from './style-parts.ts'
import { utilityClasses } from './utility-classes.ts'
import type { StyleParts } from '../styles-for/styles-for.ts'

const library = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'tandem-styles-'))
const whole = join(folder, 'styles.css')
execFileSync('panda', ['cssgen', '--outfile', whole, '--silent'], { cwd: library })

const utilities = await utilityClasses(library)
const parts: StyleParts = {
  components: Object.assign(
    {},
    ...['src/index.ts', 'src/charts/charts.ts'].map((entry) =>
      componentsOf(resolve(library, entry), utilities),
    ),
  ) as StyleParts['components'],
  parts: stylePartsOf(readFileSync(whole, 'utf8'), [
    ...everyRecipe,
    ...[...utilities.values()].flat(),
    ...rareElements,
    ...ownAttributes(utilities),
  ]),
}
rmSync(folder, { recursive: true })
mkdirSync(resolve(library, 'parts'), { recursive: true })
writeFileSync(resolve(library, 'parts/style-parts.json'), `${JSON.stringify(parts)}\n`)
