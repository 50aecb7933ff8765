/**
 * Loaded before a host starts (`--import`), it shifts the wall clock of that process by the milliseconds in
 * the file CLOCK_FILE, and follows changes of the file. Timers keep running, as they do when a machine's
 * clock is set; the clock of a database server isn't affected.
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
