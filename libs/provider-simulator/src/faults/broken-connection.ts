const codes = new WeakMap<Response, string>()

/** Represents a connection that couldn't be made; over a network its body breaks off instead. */
export const brokenConnection = (code: string): Response => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError(code)) })
  const answer = new Response(body)
  codes.set(answer, code)
  return answer
}

/** The error that `fetch` rejects with for such an answer; undefined for all others. */
export const connectionError = (answer: Response): TypeError | undefined => {
  const code = codes.get(answer)
  return code === undefined
    ? undefined
    : new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
}
