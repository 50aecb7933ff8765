import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { workspaceRoot } from '../../workspace/src/run-command.ts'
import { hostVersions } from './host-versions.ts'
import { publicPackages } from './public-packages.ts'

/** The versions of programs and packages that this workspace uses, for hosts. */
const known = JSON.parse(readFileSync(resolve(workspaceRoot, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>
}

/** The server part of React Router has the version of the router. */
const isOfRouter = (name: string) => name === '@react-router/node'

/** The version of a package that hosts install; undefined if none is known. */
export const versionOf = (name: string) =>
  publicPackages().find((one) => one.name === name)?.manifest.version ??
  hostVersions[name] ??
  known.devDependencies[isOfRouter(name) ? 'react-router' : name]

/** Package names with the versions to install. */
export const pinned = (names: readonly string[]) =>
  names.map((name) => {
    const version = versionOf(name)
    if (version === undefined)
      throw new Error(`docs/embedding.md installs ${name}, which this workspace does not have`)
    return `${name}@${version}`
  })

/** An environment in which nothing of this workspace is found. */
export const outsideEnvironment = (extra: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_OPTIONS|INIT_CWD)/i.test(name)),
  ),
  ...extra,
})

/** The maximum length of the output that is kept. */
const maxOutputLength = 4_000

const running = new Set<ChildProcess>()

/** Ends every program that still runs outside. */
export const endOutside = () => running.forEach((child) => child.kill('SIGTERM'))

/** Runs a program in a folder and returns the end of its output; an error has it too. */
export function runOutside(
  folder: string,
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: outsideEnvironment(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-maxOutputLength)))
    }
    child.once('error', fail)
    child.once('close', () => running.delete(child))
    child.once('close', (code) =>
      code === 0
        ? done(output)
        : fail(new Error(`${command} ${args.slice(0, 3).join(' ')} ended with ${code}\n${output}`)),
    )
  })
}

/** Writes files into a folder. */
export function writeFiles(folder: string, files: Record<string, string>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(resolve(folder, path)), { recursive: true })
    writeFileSync(resolve(folder, path), content)
  }
}
