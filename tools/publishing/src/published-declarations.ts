import { readFileSync } from 'node:fs'

/**
 * Rewrites declarations so that every compiler reads them in a host:
 *
 * - The compiler names a type by the package that declares it. Hosts get TanStack's core only with the package
 *   that re-exports it, which is what we ask hosts to install.
 * - Panda's files import each other as `./css.d.ts`, which only a type import may do.
 * - Panda's types for authors of recipes belong to our own build: they extend a package that hosts may lack.
 */
export const publishedDeclarations = (text: string): string =>
  text
    .replaceAll(/(["'])@tanstack\/query-core\1/g, '$1@tanstack/react-query$1')
    .replaceAll(/(["'])(\.[^"']*)\.d\.ts\1/g, '$1$2.js$1')
    .replace(/^import '\.\/global\.js';?\n/m, '')

/** The text of a file of code, as it is published. */
export function publishedText(path: string): string {
  const text = readFileSync(path, 'utf8')
  return path.endsWith('.d.ts') ? publishedDeclarations(text) : text
}
