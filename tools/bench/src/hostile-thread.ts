import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

// The thread of the connectors as production runs it, but that nobody waits between two tries.
timers.setTimeout = (_ms, value) => Promise.resolve(value as never)
syncBuiltinESMExports()
await import(new URL('../../../libs/connectors/src/node/provider-thread-main.ts', import.meta.url).href)
