import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { serve } from '@hono/node-server'
import { createApi } from '@tandem/api-server'
import { openEmbedded } from '@tandem/api-server/node'
import { createTestApi } from '@tandem/api-server/testing'
import { ProviderError, ReadingStopped } from '@tandem/connectors'
import { providerThread } from '@tandem/connectors/node'
import type { Probed, Probing } from './health-probe.ts'
import { honestly } from './hostile-call.ts'
import type { HostileCall } from './hostile-call.ts'
import { hostileCalls } from './hostile-calls.ts'
import { oddPlace } from './odd-place.ts'
import type { AskedQuestions, HostileProvider, SentAnswer } from './hostile-provider.ts'

const { values: options } = parseArgs({
  options: {
    answers: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
    provider: { type: 'string' },
    minutes: { type: 'string', default: '170' },
  },
})
/** For each kind of row of each provider. */
const answers = Number(options.answers)
const seed = Number(options.seed)
const endAt = performance.now() + Number(options.minutes) * 60_000

/** The limit: the server answers people within this time, whatever a provider answers. */
const healthWithinMs = 250
const endWithinMs = 60_000
const maxConcurrent = 4
const failuresShown = 20
const progressEvery = 50_000

/** How the answers for one kind ended. */
interface Line {
  answers: number
  read: number
  refused: number
  /** The refused answers for which the thread was stopped, by this answer or by a concurrent one. */
  stopped: number
  failed: number
  'worst ms': number
}

const folder = await mkdtemp(join(tmpdir(), 'tandem-bench-'))
const opened = await openEmbedded(join(folder, 'embedded'))
await opened.migrate()
const api = await createTestApi({ database: opened.database })
const server = serve({ fetch: createApi(api.dependencies).fetch, hostname: '127.0.0.1', port: 0 })
await once(server, 'listening')
const address = server.address()
const health = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/healthz`

const child = fork(join(import.meta.dirname, 'hostile-provider.ts'), [String(seed)], {
  execArgv: ['--conditions=@tandem/source'],
})
const [provider] = (await once(child, 'message', { signal: AbortSignal.timeout(endWithinMs) })) as [
  HostileProvider,
]
const sentNames = new Map<number, string>()
let sentCount = 0
child.on('message', (message: SentAnswer | AskedQuestions) => {
  if ('questions' in message) return
  sentCount += 1
  sentNames.set(message.number, message.name)
})

const origin = `http://127.0.0.1:${provider.port}`
const ends = { silent: 0, broken: 0 }
const thread = providerThread({
  allow: [origin],
  timeoutMs: 30_000,
  script: new URL('./hostile-thread.ts', import.meta.url),
  onEnd: (reason) => (ends[reason] += 1),
})
const calls = await hostileCalls({ thread, provider, origin })
const lines = new Map<string, Line>()
let shown = 0

async function meet(call: HostileCall, number: number) {
  const name = `${call.provider}: ${call.kind}`
  const line = lines.get(name) ?? { answers: 0, read: 0, refused: 0, stopped: 0, failed: 0, 'worst ms': 0 }
  lines.set(name, line)
  const began = performance.now()
  let failure: unknown = null
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`no end within ${endWithinMs} ms`)), endWithinMs)
    })
    const value = await Promise.race([call.ask(number, stepOf(call, number)), late])
    const place = oddPlace(value)
    if (place === null) line.read += 1
    else failure = `what was read holds something odd: ${place}`
  } catch (error) {
    if (error instanceof ProviderError) {
      line.refused += 1
      if (error instanceof ReadingStopped) line.stopped += 1
    } else failure = error
  } finally {
    clearTimeout(timer)
  }
  line.answers += 1
  line['worst ms'] = Math.max(line['worst ms'], Math.round(performance.now() - began))
  if (failure !== null) {
    line.failed += 1
    shown += 1
    if (shown <= failuresShown)
      console.error(
        `FAILED ${name}, --seed ${seed} --only ${number} (${sentNames.get(number) ?? 'only honest answers'}):`,
        failure,
      )
  }
  sentNames.delete(number)
}

// Each call gets honest answers once: it must succeed, and shows how many requests it makes.
for (const [index, call] of calls.entries()) {
  const value = await call.ask(-2 - index, honestly)
  if (value === null) throw new Error(`${call.provider}: ${call.kind}: nothing was read of an honest answer`)
}
const asked = once(child, 'message')
child.send('questions')
const [{ questions }] = (await asked) as [AskedQuestions]
const steps = new Map(questions)
/**
 * Spreads the hostile answers over the requests of a call. A call is repeated after as many numbers as there
 * are calls.
 */
const stepOf = (call: HostileCall, number: number) =>
  Math.floor(number / calls.length) % (steps.get(-2 - calls.indexOf(call)) ?? 1)
const probe = new Worker(join(import.meta.dirname, 'health-probe.ts'), {
  workerData: { url: health, withinMs: healthWithinMs } satisfies Probing,
})

// Each kind gets the same number of answers, and the number identifies the answer, so that it can be
// repeated.
const chosen = (number: number) => {
  const call = calls[number % calls.length]!
  return options.provider === undefined || call.provider === options.provider ? call : null
}
const total = options.only === undefined ? answers * calls.length : Number(options.only) + 1
let next = options.only === undefined ? 0 : Number(options.only)
let leftOut = 0
async function meetSome() {
  while (next < total) {
    const number = next
    next += 1
    if (number % progressEvery === 0) console.error(`${number} of ${total} answers`)
    const call = chosen(number)
    if (call === null) continue
    if (performance.now() < endAt) await meet(call, number)
    else leftOut += 1
  }
}
const ownWorst = watchOwnWork()
const startedAt = performance.now()
await Promise.all(Array.from({ length: maxConcurrent }, meetSome))
const seconds = Math.round((performance.now() - startedAt) / 1000)

const ownMs = ownWorst()
const answered = once(probe, 'message')
probe.postMessage('tell')
const [probed] = (await answered) as [Probed]
await probe.terminate()
await thread.close()
child.disconnect()
server.close()
await api.close()
await opened.close()
await rm(folder, { recursive: true, force: true })

console.table(Object.fromEntries([...lines].toSorted(([one], [other]) => one.localeCompare(other))))
const met = [...lines.values()]
const sum = (of: (line: Line) => number) => met.reduce((all, line) => all + of(line), 0)
/** Time in which the answering thread had no processor doesn't count as waiting for a provider. */
const isAlive = probed.failed === 0 && probed.worstOwnMs <= healthWithinMs
const failed = sum((line) => line.failed)
console.log(
  `${sum((line) => line.answers)} calls in ${seconds} s, ${sentCount} hostile answers; seed ${seed}; ${leftOut} left out for want of time`,
)
if (probed.late.length > 0) console.table(probed.late)
console.log(
  `/healthz: ${probed.asked} asked, ${probed.failed} without an answer, ${probed.slow} later than ${healthWithinMs} ms, worst ${probed.worstMs.toFixed(1)} ms, without waits for a processor ${probed.worstOwnMs.toFixed(1)} ms${isAlive ? '' : ` !`}`,
)
console.log(`longest work of the answering thread by its processor time: at most ${ownMs.toFixed(1)} ms`)
console.log(`thread ended: ${ends.silent} silent, ${ends.broken} broken`)
console.log(`peak memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
console.log(`${sum((line) => line.answers) - failed} passed, ${failed} failed`)
process.exit(failed === 0 && isAlive && leftOut === 0 ? 0 : 1)

/**
 * The most processor time that this thread used between two beats. If it is small and answers are late, the
 * machine was busy with something else.
 */
function watchOwnWork() {
  let worstMs = 0
  let last = process.threadCpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last)
    worstMs = Math.max(worstMs, (user + system) / 1000)
    last = process.threadCpuUsage()
  }, 50)
  return () => {
    clearInterval(timer)
    return worstMs
  }
}
