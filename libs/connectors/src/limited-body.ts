import { ProviderError } from './provider-error.ts'

/** Lets a body pass up to so many bytes. @throws ProviderError while it is read, when it is larger */
export const limitedTo = (maximumBytes: number) => {
  let read = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength
      if (read <= maximumBytes) return controller.enqueue(chunk)
      // A smaller page may fit, so it is worth another try.
      controller.error(
        new ProviderError(
          'unexpected_data',
          'More data came in one answer than can be taken. What was read before is kept. If it happens again, tell us; at a store, look at what plugins add to orders.',
          { retryable: true },
        ),
      )
    },
  })
}
