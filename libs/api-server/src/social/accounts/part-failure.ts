import { ProviderError, ReadingStopped } from '@tandem/connectors'

const kinds: readonly ProviderError['kind'][] = ['provider_failed', 'unexpected_data', 'missing_permission']

/**
 * Whether a failure may be of the part alone that was asked for: the network trips over one post, or refuses one. What
 * fails for all (no access, no way there, a wish to wait) is none.
 */
export const isFailureOfPart = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && !(error instanceof ReadingStopped) && kinds.includes(error.kind)
