import { ProviderError, ReadingStopped } from '@tandem/connectors'

const kinds: readonly ProviderError['kind'][] = ['provider_failed', 'unexpected_data', 'missing_permission']

/**
 * Whether a failure may concern only the requested part: the network fails on one post, or refuses one. Failures that
 * concern everything (no access, no connection, a request to wait) do not count.
 */
export const isFailureOfPart = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && !(error instanceof ReadingStopped) && kinds.includes(error.kind)
