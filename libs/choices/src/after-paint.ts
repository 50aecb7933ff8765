/**
 * Does work in a task of its own, which the browser runs after it has painted what changed until now. If a further
 * click or key comes first, the work is done before it is handled, so that both keep their order.
 */
export function afterPaint<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  return new Promise((resolve) => {
    const abort = new AbortController()
    const begin = () => {
      if (abort.signal.aborted) return
      abort.abort()
      // Work that throws rejects the inner promise.
      resolve(new Promise((settle) => settle(work())))
    }
    setTimeout(begin)
    for (const input of ['click', 'keydown'])
      addEventListener(input, begin, { capture: true, signal: abort.signal })
  })
}
