import panda from '@pandacss/dev/postcss'
import { firstStyles } from './first-styles.js'
import { splitFonts } from './split-fonts.js'
import { splitStyles } from './split-styles.ts'

const isBuild = process.env.NODE_ENV === 'production'

export default {
  plugins: [
    panda({ cwd: import.meta.dirname, configPath: 'panda.config.ts' }),
    splitStyles(isBuild ? firstStyles : undefined),
    ...(isBuild ? [splitFonts()] : []),
  ],
}
