import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { workspaceRoot } from '../run-command.ts'

const prefix = 'feature-'

/** The features that can be served alone, by the names of their libraries' folders. */
export const features = () =>
  globSync(`libs/${prefix}*/src/dev.tsx`, { cwd: workspaceRoot })
    .map((path) => basename(dirname(dirname(path))))
    .toSorted()

/** The folder of a feature, named with or without `feature-`; or a message with the existing ones. */
export function findFeature(name: string): { library: string } | { complaint: string } {
  const known = features()
  const library = known.find((folder) => folder === name || folder === prefix + name)
  if (library !== undefined) return { library }
  const names = known.map((folder) => folder.slice(prefix.length)).join(', ')
  return { complaint: `There is no feature "${name}". There are: ${names}.` }
}
