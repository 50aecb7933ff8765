import { resolve } from 'node:path'
import pandacss from '@pandacss/dev/postcss'
import { forcedLooks } from './forced-looks.js'

const here = import.meta.dirname

export default {
  plugins: [
    pandacss({ configPath: resolve(here, 'panda.config.ts'), cwd: resolve(here, '..') }),
    forcedLooks(),
  ],
}
