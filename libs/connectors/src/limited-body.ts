import { tooMuchData } from './requests/failures.ts'

/** Lets a body pass up to so many bytes. @throws ProviderError while it is read, when it is larger */
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
