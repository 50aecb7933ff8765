import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** What is used of Panda's context. */
interface Context {
  getFiles: () => string[]
  encoder: { clone: () => object }
  decoder: {
    clone: () => { collect: (encoder: object) => { atomic: Iterable<{ className: string }> } }
  }
  parseFile: (path: string, encoder: object) => unknown
}

/** The classes that `css` makes in each module of a library, as selectors write them: `gap_2\.5`. */
export async function utilityClasses(library: string): Promise<ReadonlyMap<string, string[]>> {
  // Panda's own part for Node, of the version that its command has.
  const dev = createRequire(resolve(library, 'package.json')).resolve('@pandacss/dev')
  const { loadConfigAndCreateContext } = createRequire(dev)('@pandacss/node') as {
    loadConfigAndCreateContext: (options: { cwd: string }) => Promise<Context>
  }
  const context = await loadConfigAndCreateContext({ cwd: library })
  return new Map(
    context.getFiles().map((path) => {
      const encoder = context.encoder.clone()
      context.parseFile(path, encoder)
      const { atomic } = context.decoder.clone().collect(encoder)
      return [path, [...atomic].map(({ className }) => className)]
    }),
  )
}
