import type { SocialAccount } from '../social-account.ts'
import type { SocialLogin } from '../social-login.ts'
import type { StoreConnector } from '../store-connector.ts'
import type { WebhookDelivery, WebhookReading } from '../webhook-reading.ts'
import type { GuardedFetchOptions } from './guarded-fetch.ts'
import type { ProviderMeter } from './meter-providers.ts'
import { remoteAccount, remoteLogin, remoteStore } from './remote-connectors.ts'
import type { Remote } from './remote-connectors.ts'
import type { Connected, SentDelivery } from './thread-messages.ts'
import { threadQuestions } from './thread-questions.ts'
import type { NumberedQuestion } from './thread-questions.ts'
import { isSource, watchedWorker } from './watched-worker.ts'

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

const connectorScript = new URL(`./provider-thread-main.${isSource ? 'ts' : 'js'}`, import.meta.url)

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
  let lastId = 0
  let lastConnector = 0

  const worker = watchedWorker({
    script,
    workerData: fetchOptions,
    memoryMb,
    silentSeconds,
    onAnswer(answer) {
      if (answer.answer === 'called') meter?.providerCalled(...answer.counted)
      else if (answer.answer === 'waited') meter?.providerWaited(...answer.counted)
      else if (answer.answer === 'warning') warn?.(answer.message)
      else questions.answer(answer)
    },
    onEnd(reason) {
      onEnd?.(reason)
      questions.failAll()
    },
  })
  const abort = (id: number) => worker.tell({ ask: 'abort', id })
  const questions = threadQuestions({ send: worker.ask, sendAbort: abort, onNoneLeft: worker.rest })
  const { ask } = questions

  const valueOf = async <T>(question: NumberedQuestion, signal?: AbortSignal) => {
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
          if (isOpen) abort(id)
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
      const closed = worker.close()
      questions.failAll()
      await closed
    },
  }
}
