import { Worker } from 'node:worker_threads'
import type { Answer, Question } from './thread-messages.ts'

interface WatchedWorkerOptions {
  /** Its code. */
  script: URL
  workerData: unknown
  /** Its heap in megabytes. */
  memoryMb: number
  /** Seconds without a response after which it is ended. */
  silentSeconds: number
  onAnswer: (answer: Exclude<Answer, { answer: 'pong' }>) => void
  /** Called when it had to be ended, or has ended by itself. */
  onEnd: (reason: 'silent' | 'broken') => void
}

/** A thread that is started when it is needed and ended when it doesn't respond. */
interface WatchedWorker {
  /** Starts it if it doesn't run. Keeps the process alive until `rest`. @throws for what can't be cloned */
  ask(question: Question): void
  /** Only if it runs. */
  tell(question: Question): void
  /** Nobody waits for it: it doesn't keep the process alive, and may be silent. */
  rest(): void
  close(): Promise<void>
}

const tickMs = 1000
/**
 * The space for new objects, in megabytes. When a thread reaches the limit of its heap, Node allows it 16 MB more and
 * ends it. If its new objects need more than these, Node ends the whole process instead, so their space is smaller.
 */
const youngMb = 12
/** The maximum time for loading the thread's code on a busy host. */
const startSeconds = 30
/** Whether this code runs from its sources, where the thread's code is a TypeScript file. */
export const isSource = import.meta.url.endsWith('.ts')

export function watchedWorker(options: WatchedWorkerOptions): WatchedWorker {
  const { script, workerData, memoryMb, silentSeconds, onAnswer, onEnd } = options
  let worker: Worker | null = null
  let timer: ReturnType<typeof setInterval> | null = null
  let unanswered = 0
  let hasBegun = false

  const start = () => {
    hasBegun = false
    const started = new Worker(script, {
      workerData,
      execArgv: isSource ? ['--conditions=@tandem/source'] : [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb },
      // None of the host's settings: keys come with the calls.
      env: {},
    })
    started.on('message', (answer: Answer) => {
      if (worker !== started) return
      unanswered = 0
      hasBegun = true
      if (answer.answer !== 'pong') onAnswer(answer)
    })
    started.on('error', () => end(started, 'broken'))
    started.on('exit', () => end(started, 'broken'))
    started.unref()
    return started
  }

  const end = (ended: Worker, reason: 'silent' | 'broken') => {
    if (worker !== ended) return
    worker = null
    void ended.terminate()
    onEnd(reason)
  }

  // Counts ticks, not seconds: on a busy host the thread must not be considered silent.
  const tick = () => {
    if (!worker) return
    unanswered += 1
    if (unanswered > (hasBegun ? silentSeconds : startSeconds)) return end(worker, 'silent')
    worker.postMessage({ ask: 'ping' } satisfies Question)
  }

  return {
    ask(question) {
      worker ??= start()
      worker.ref()
      if (!timer) {
        unanswered = 0
        timer = setInterval(tick, tickMs)
      }
      worker.postMessage(question)
    },
    tell: (question) => worker?.postMessage(question),
    rest() {
      if (timer) clearInterval(timer)
      timer = null
      worker?.unref()
    },
    async close() {
      const closing = worker
      worker = null
      await closing?.terminate()
    },
  }
}
