import { tooMuchData } from './requests/failures.ts'

/** Limits a body to this many bytes. @throws ProviderError while reading a larger one */
export const limitedTo = (maximumBytes: number) => {
  let read = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength
      if (read <= maximumBytes) controller.enqueue(chunk)
      else controller.error(tooMuchData())
    },
  })
}
