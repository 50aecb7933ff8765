import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

// The connectors' thread as production runs it, except that it doesn't wait between retries.
timers.setTimeout = (_ms, value) => Promise.resolve(value as never)
syncBuiltinESMExports()
await import(new URL('../../../libs/connectors/src/node/provider-thread-main.ts', import.meta.url).href)
