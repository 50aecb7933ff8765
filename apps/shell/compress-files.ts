import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, zstdCompressSync } from 'node:zlib'
import { minifySync } from 'vite'
import type { Plugin } from 'vite'

/** Compressing smaller files gains nothing. */
const smallest = 1024

/**
 * Writes a `.br` and a `.zst` next to every text file under `assets`; the host sends the one that the browser
 * accepts. Also minifies `theme.js`, which the build only copies and the host puts into every document.
 */
export const compressFiles = (): Plugin => ({
  name: 'tandem-compress-files',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const first = join(dir, 'theme.js')
    const { code, errors } = minifySync(first, readFileSync(first, 'utf8'))
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '))
    writeFileSync(first, code)
    const folder = join(dir, 'assets')
    for (const name of readdirSync(folder)) {
      if (!/\.(css|js|svg)$/.test(name)) continue
      const file = join(folder, name)
      const content = readFileSync(file)
      if (content.length < smallest) continue
      writeFileSync(`${file}.br`, brotliCompressSync(content))
      writeFileSync(
        `${file}.zst`,
        zstdCompressSync(content, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
      )
    }
  },
})
