import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { workspaceEnvironment, workspaceRoot } from '../../workspace/src/run-command.ts'
import { documentedHost } from './documented-host.ts'
import { publishedEntries } from './entries.ts'
import { settingsOf, typedEntries } from './entry-scripts.ts'
import { writeFiles } from './outside-project.ts'
import { publicPackages } from './public-packages.ts'
import { exampleFiles } from './readme-example.ts'

// Inside the workspace, where React and other packages are found; but our own packages are the staged ones.
const folder = resolve(workspaceRoot, 'dist/documented')

/** Writes the documented code next to the staged packages: the host, the examples, every entry. */
export function writeDocumented() {
  const packages = publicPackages()
  const host = documentedHost()
  removeDocumented()
  mkdirSync(resolve(folder, 'node_modules'), { recursive: true })
  symlinkSync(resolve(workspaceRoot, 'dist/packages/@tandem'), resolve(folder, 'node_modules/@tandem'))
  writeFiles(folder, {
    'package.json': JSON.stringify({ private: true, type: 'module' }),
    'entries.ts': typedEntries(publishedEntries(packages)),
    ...host.files,
    ...host.withoutReact.files,
    ...Object.fromEntries(
      Object.entries(host.withFew.files).map(([path, code]) => [`few-components/${path}`, code]),
    ),
    ...exampleFiles(packages),
    ...settingsOf(['.']),
  })
}

export const removeDocumented = () => rmSync(folder, { recursive: true, force: true })

/** The settings that it must compile with: those for every resolution, and those of docs/embedding.md. */
export const settingsFiles = [...Object.keys(settingsOf([])), 'tsconfig.json']

/** The compiler's messages about it. */
export function complaintsWith(settingsFile: string): string {
  const compiler = resolve(workspaceRoot, 'node_modules/typescript-7/bin/tsc')
  const settings = ['--checkers', '1', '--preserveSymlinks', '-p', settingsFile]
  try {
    return execFileSync('node', [compiler, ...settings], {
      cwd: folder,
      env: workspaceEnvironment(),
      encoding: 'utf8',
    })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}
