import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PublicPackage } from './public-packages.ts'

/**
 * How an example is tried: a browser draws it (`page`), Node runs it to its end (`program`), it serves HTTP at `PORT`
 * (`server`), it exports a function for each HTTP method (`handlers`), or others import it (`module`).
 */
export type ExampleKind = 'page' | 'program' | 'server' | 'handlers' | 'module'

export interface ReadmeExample {
  /** Such as `examples/format.ts`. */
  path: string
  code: string
  kind: ExampleKind
}

const section = /^## Example\n\n(.*?)(?=^## |(?![^]))/ms
/** A block of code, with the file name that ends the line before it, if it has one. */
const block = /(?:`([\w-]+\.(?:tsx?|js))`:\n\n)?```(tsx?|js)\n(.*?)^```$/gms

/** The examples in the README of a package; the first needs no name. */
export function readmeExamples({ name, folder }: PublicPackage): ReadmeExample[] {
  const [, text = ''] = section.exec(readFileSync(resolve(folder, 'README.md'), 'utf8')) ?? []
  const blocks = [...text.matchAll(block)]
  if (blocks.length === 0) throw new Error(`The README of ${name} has no example`)
  const codes = blocks.map(([, , , code = '']) => code).join('\n')
  return blocks.map(([, file, language, code = '']) => {
    const path = file ?? `${name.replace('@tandem/', '')}.${language}`
    return { path: `examples/${path}`, code, kind: kindOf(code, codes.includes(`'./${path}'`)) }
  })
}

function kindOf(code: string, isImported: boolean): ExampleKind {
  if (isImported) return 'module'
  if (/\bdocument\b|createBrowserRouter|customElements/.test(code)) return 'page'
  if (code.includes('process.env.PORT')) return 'server'
  return /\bas GET\b/.test(code) ? 'handlers' : 'program'
}

/** The examples of all these packages, as files. */
export const exampleFiles = (packages: readonly PublicPackage[]): Record<string, string> =>
  Object.fromEntries(packages.flatMap(readmeExamples).map(({ path, code }) => [path, code]))
