import panda from '@pandacss/dev/postcss'

export default {
  plugins: [panda({ cwd: import.meta.dirname, configPath: 'panda.config.ts' })],
}
