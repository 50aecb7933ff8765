import type { StoreType } from '@tandem/api-contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { instagramLimits } from '../instagram/limits.ts'
import type { Allowance, InstagramLimits } from '../instagram/limits.ts'
import type { ProviderFetch } from '../provider-fetch.ts'

type Provider = 'instagram' | StoreType

/** Counts calls of providers and waits for them. */
export interface ProviderMeter {
  /** `limited`: it told us to come back later. */
  providerCalled(provider: Provider, result: 'ok' | 'refused' | 'limited' | 'failed'): void
  providerWaited(provider: Provider, milliseconds: number): void
}

/** Counts a provider's calls and waits. */
export function meterProvider(fetch: ProviderFetch, provider: Provider, meter: ProviderMeter) {
  const counted: ProviderFetch = async (url, init) => {
    try {
      const response = await fetch(url, init)
      meter.providerCalled(provider, resultOf(response.status))
      return response
    } catch (error) {
      // A call that we aborted says nothing about the provider.
      if (!init.signal?.aborted) meter.providerCalled(provider, 'failed')
      throw error
    }
  }
  async function wait(ms: number, signal?: AbortSignal) {
    const began = performance.now()
    try {
      await sleep(ms, undefined, signal && { signal })
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    } finally {
      meter.providerWaited(provider, performance.now() - began)
    }
  }
  return { fetch: counted, wait }
}

function resultOf(status: number) {
  if (status === 429) return 'limited'
  if (status >= 500) return 'failed'
  return status >= 400 ? 'refused' : 'ok'
}

/** Meta reports an exhausted rate limit with various statuses, so its limits count that. */
export function meterLimits(meter: ProviderMeter): InstagramLimits {
  const limits = instagramLimits()
  const counted = (allowance: Allowance): Allowance => ({
    ...allowance,
    throttled(seconds) {
      meter.providerCalled('instagram', 'limited')
      return allowance.throttled(seconds)
    },
  })
  return { app: counted(limits.app), account: (id) => counted(limits.account(id)) }
}
