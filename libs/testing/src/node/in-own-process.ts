import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

/**
 * Runs a script of this folder that makes a database, in a separate process: it loads the current sources and leaves
 * this process time to answer. V8's optimising compiler is off there, because it would take a third of the process's
 * time and the database does too little to gain from it.
 */
export async function inOwnProcess(script: string, ...options: string[]): Promise<void> {
  const flags = ['--liftoff-only', '--conditions=@tandem/source']
  await promisify(execFile)(process.execPath, [...flags, resolve(import.meta.dirname, script), ...options])
}
