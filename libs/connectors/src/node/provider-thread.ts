import { Worker } from 'node:worker_threads'
import { ReadingStopped } from '../provider-error.ts'
import type { SocialAccount } from '../social-account.ts'
import type { SocialLogin } from '../social-login.ts'
import type { StoreConnector } from '../store-connector.ts'
import type { WebhookDelivery, WebhookReading } from '../webhook-reading.ts'
import type { GuardedFetchOptions } from './guarded-fetch.ts'
import type { ProviderMeter } from './meter-providers.ts'
import { remoteAccount, remoteLogin, remoteStore } from './remote-connectors.ts'
import type { Remote } from './remote-connectors.ts'
import { receivedError } from './thread-messages.ts'
import type { Answer, Connected, Question, SentDelivery } from './thread-messages.ts'

/** What the thread may call, and its limits. */
export interface ProviderThreadOptions extends Omit<GuardedFetchOptions, 'resolve'> {
  /** Receives warnings about a provider, such as an API version that has ended. */
  warn?: (message: string) => void
  /** Called for each call of a provider, and each wait for one. */
  meter?: ProviderMeter
  /** Called when the thread had to be ended. */
  onEnd?: (reason: 'silent' | 'broken') => void
  /** Its heap in megabytes; 512 by default. */
  memoryMb?: number
  /** Seconds without a response after which it is ended; 8 by default. */
  silentSeconds?: number
  /** The code of the thread; the connectors by default. */
  script?: URL
}

type OptionsOf<Kind extends Connected['kind']> = Extract<Connected, { kind: Kind }>['options']

/** Connectors whose answers are fetched, parsed and read in a separate thread. */
export interface ProviderThread {
  wooCommerce(options: OptionsOf<'woocommerce'>): StoreConnector
  shopify(options: OptionsOf<'shopify'>): StoreConnector
  instagramLogin(options: OptionsOf<'login'>): SocialLogin
  instagramAccount(options: OptionsOf<'account'>): SocialAccount
  /** Reads a delivery; `headers` as received. */
  readWebhook(
    type: SentDelivery['type'],
    delivery: WebhookDelivery & { headers: Headers },
  ): Promise<WebhookReading>
  /** Ends the thread; the next call starts another one. */
  close(): Promise<void>
}

const tickMs = 1000
/** The maximum time for loading the thread's code on a busy host. */
const startSeconds = 30
const isSource = import.meta.url.endsWith('.ts')
const connectorScript = new URL(`./provider-thread-main.${isSource ? 'ts' : 'js'}`, import.meta.url)

interface Waiting {
  resolve(answer: Extract<Answer, { id: number }>): void
  reject(error: Error): void
}

/**
 * Runs connectors in a separate thread, so that no provider's answer can block the one that serves people. A
 * thread that doesn't respond or runs out of memory is ended; its pending calls fail with `ReadingStopped`,
 * and the next call starts another one.
 */
export function providerThread(options: ProviderThreadOptions): ProviderThread {
  const {
    warn,
    meter,
    onEnd,
    memoryMb = 512,
    silentSeconds = 8,
    script = connectorScript,
    ...fetchOptions
  } = options
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let timer: ReturnType<typeof setInterval> | null = null
  let unanswered = 0
  let hasBegun = false
  let lastId = 0
  let lastConnector = 0

  const start = () => {
    hasBegun = false
    const started = new Worker(script, {
      workerData: fetchOptions,
      execArgv: isSource ? ['--conditions=@tandem/source'] : [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // None of the host's settings: keys come with the calls.
      env: {},
    })
    started.on('message', (answer: Answer) => {
      if (worker !== started) return
      unanswered = 0
      hasBegun = true
      if (answer.answer === 'pong') return
      if (answer.answer === 'called') return meter?.providerCalled(...answer.counted)
      if (answer.answer === 'waited') return meter?.providerWaited(...answer.counted)
      if (answer.answer === 'warning') return warn?.(answer.message)
      waiting.get(answer.id)?.resolve(answer)
    })
    started.on('error', () => end(started, 'broken'))
    started.on('exit', () => end(started, 'broken'))
    started.unref()
    return started
  }

  const end = (ended: Worker, reason: 'silent' | 'broken') => {
    if (worker !== ended) return
    worker = null
    onEnd?.(reason)
    void ended.terminate()
    failAll()
  }

  const failAll = () => {
    for (const { reject } of waiting.values()) reject(new ReadingStopped())
    waiting.clear()
    rest()
  }

  // Counts ticks, not seconds: on a busy host the thread must not be considered silent.
  const tick = () => {
    if (!worker) return
    unanswered += 1
    if (unanswered > (hasBegun ? silentSeconds : startSeconds)) return end(worker, 'silent')
    worker.postMessage({ ask: 'ping' } satisfies Question)
  }

  const rest = () => {
    if (waiting.size > 0) return
    if (timer) clearInterval(timer)
    timer = null
    worker?.unref()
  }

  const post = (question: Question) => {
    worker ??= start()
    worker.ref()
    if (!timer) {
      unanswered = 0
      timer = setInterval(tick, tickMs)
    }
    worker.postMessage(question)
  }

  /** Sends a question and waits for one answer. */
  const ask = (question: Extract<Question, { id: number }>, signal?: AbortSignal) =>
    new Promise<Extract<Answer, { id: number }>>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error)
      const { id } = question
      const done = () => {
        waiting.delete(id)
        signal?.removeEventListener('abort', stop)
        rest()
      }
      const stop = () => {
        done()
        worker?.postMessage({ ask: 'abort', id } satisfies Question)
        reject(signal?.reason as Error)
      }
      signal?.addEventListener('abort', stop, { once: true })
      waiting.set(id, {
        resolve(answer) {
          done()
          if (answer.answer === 'error') reject(receivedError(answer.error))
          else resolve(answer)
        },
        reject(error) {
          signal?.removeEventListener('abort', stop)
          reject(error)
        },
      })
      try {
        post(question)
      } catch (error) {
        // It couldn't be cloned.
        done()
        reject(error as Error)
      }
    })

  const valueOf = async <T>(question: Extract<Question, { id: number }>, signal?: AbortSignal) => {
    const answer = await ask(question, signal)
    return (answer.answer === 'value' ? answer.value : undefined) as T
  }

  const connector = (connected: Connected): Remote => {
    const number = (lastConnector += 1)
    const question = (what: 'call' | 'iterate', method: string, args: unknown[]) => ({
      ask: what,
      id: (lastId += 1),
      connector: number,
      connected,
      method,
      args,
    })
    return {
      call: <T>(method: string, args: unknown[], signal?: AbortSignal) =>
        valueOf<T>(question('call', method, args), signal),
      async *iterate<T>(method: string, args: unknown[], signal?: AbortSignal): AsyncGenerator<T> {
        const asked = question('iterate', method, args)
        const { id } = asked
        let isOpen = true
        try {
          for (let answer = await ask(asked, signal); ; answer = await ask({ ask: 'next', id }, signal)) {
            isOpen = answer.answer !== 'end'
            if (answer.answer !== 'value') return
            yield answer.value as T
          }
        } catch (error) {
          isOpen = false
          throw error
        } finally {
          if (isOpen) worker?.postMessage({ ask: 'abort', id } satisfies Question)
        }
      },
    }
  }

  return {
    wooCommerce: (given) => remoteStore(connector({ kind: 'woocommerce', options: given })),
    shopify: (given) => remoteStore(connector({ kind: 'shopify', options: given })),
    instagramLogin: (given) => remoteLogin(connector({ kind: 'login', options: given }), given),
    instagramAccount: (given) => remoteAccount(connector({ kind: 'account', options: given })),
    readWebhook(type, { headers, body, secret }) {
      const delivery = { type, headers: [...headers], body, secret }
      return valueOf({ ask: 'webhook', id: (lastId += 1), delivery })
    },
    async close() {
      const closing = worker
      worker = null
      failAll()
      await closing?.terminate()
    },
  }
}
