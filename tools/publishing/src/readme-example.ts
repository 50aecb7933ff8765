import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PublicPackage } from './public-packages.ts'

export interface ReadmeExample {
  /** Such as `examples/format.ts`. */
  path: string
  code: string
  /** Whether a browser draws it; otherwise it runs in Node. */
  isDrawn: boolean
}

const example = /^## Example\n\n```(tsx?)\n(.*?)^```$/ms

/** The example in the README of a package. */
export function readmeExample({ name, folder }: PublicPackage): ReadmeExample {
  const [, language, code] = example.exec(readFileSync(resolve(folder, 'README.md'), 'utf8')) ?? []
  if (language === undefined || code === undefined) throw new Error(`The README of ${name} has no example`)
  const isDrawn = /\bdocument\b|createBrowserRouter/.test(code)
  return { path: `examples/${name.replace('@tandem/', '')}.${language}`, code, isDrawn }
}
