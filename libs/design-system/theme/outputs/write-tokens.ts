import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { figmaVariables } from './tokens-figma.ts'
import { tokensCss } from './tokens-css.ts'
import { tokenValuesModule } from './token-values.ts'
import source from '../tokens.json' with { type: 'json' }

const folder = resolve(import.meta.dirname, '../../tokens')
const { js, types } = tokenValuesModule(source)
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const files = {
  'tokens.css': tokensCss(source),
  'token-values.js': js,
  'token-values.d.ts': types,
  'figma-light.json': json(figmaVariables(source, 'light')),
  'figma-dark.json': json(figmaVariables(source, 'dark')),
}

mkdirSync(folder, { recursive: true })
for (const [name, text] of Object.entries(files)) writeFileSync(resolve(folder, name), text)
