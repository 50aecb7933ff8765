/**
 * Loaded before a host starts (`--import`), it moves the wall clock of that process by the milliseconds that the file
 * CLOCK_FILE holds, and follows when the file changes. Timers keep running as they do when a machine's clock is set;
 * the clock of a database server stays right.
 */
import { readFileSync } from 'node:fs'

const file = process.env.CLOCK_FILE ?? ''
const RealDate = Date
const lookEveryMs = 200
let offset = 0
let lookedAt = Number.NEGATIVE_INFINITY

function shifted(): number {
  if (performance.now() - lookedAt > lookEveryMs) {
    lookedAt = performance.now()
    offset = Number(readFileSync(file, 'utf8')) || 0
  }
  return RealDate.now() + offset
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [shifted()] : given, newTarget) as object,
  apply: () => new RealDate(shifted()).toString(),
  get: (target, name, receiver) =>
    name === 'now' ? shifted : (Reflect.get(target, name, receiver) as unknown),
})
