import panda from '@pandacss/dev/postcss'
import { splitStyles } from './split-styles.js'

export default {
  plugins: [panda({ cwd: import.meta.dirname, configPath: 'panda.config.ts' }), splitStyles()],
}
