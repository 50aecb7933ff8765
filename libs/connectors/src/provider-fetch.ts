/**
 * How a connector reaches a provider. It must not follow redirects, and rejects with a `ProviderError` when it will
 * not go there; `guardedFetch` is the one for the outside world.
 */
export type ProviderFetch = (
  url: string,
  init: {
    method: string
    headers: Record<string, string>
    body?: string
    signal?: AbortSignal
    /** How much of the body may come, instead of what is usual: for files, of which never more than a part is held. */
    maximumBytes?: number
  },
) => Promise<Response>
