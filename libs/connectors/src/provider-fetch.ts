/**
 * How a connector calls a provider. It must not follow redirects, and rejects with a `ProviderError` when the
 * address isn't allowed; use `guardedFetch` for external addresses.
 */
export type ProviderFetch = (
  url: string,
  init: {
    method: string
    headers: Record<string, string>
    body?: string
    signal?: AbortSignal
    /** A different limit for the body: for files, of which only a part is in memory at a time. */
    maximumBytes?: number
  },
) => Promise<Response>
