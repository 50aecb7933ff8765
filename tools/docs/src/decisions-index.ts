import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A list of every decision with its title, which is its first line. */
export const decisionsIndex = (root: string): string =>
  globSync('docs/decisions/*.md', { cwd: root })
    .toSorted()
    .map((path) => {
      const title = readFileSync(join(root, path), 'utf8').split('\n')[0]?.replace(/^# /, '') ?? ''
      const [number, ...words] = title.split('. ')
      return `${number}. [${words.join('. ')}](${path.replace('docs/', '')})`
    })
    .join('\n')
